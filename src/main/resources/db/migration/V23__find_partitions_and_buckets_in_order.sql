-- of the buckets of a partition, the most and the least that one of them has
ALTER TABLE table_partition
    ALTER COLUMN name TYPE text COLLATE "C",
    ADD COLUMN least_bucket_bytes   bigint  NOT NULL DEFAULT 0,
    ADD COLUMN bucket_files         bigint  NOT NULL DEFAULT 0,
    ADD COLUMN least_bucket_files   bigint  NOT NULL DEFAULT 0,
    ADD COLUMN bucket_records       bigint  NOT NULL DEFAULT 0,
    ADD COLUMN least_bucket_records bigint  NOT NULL DEFAULT 0,
    ADD COLUMN least_sorted_runs    integer NOT NULL DEFAULT 0;
-- bounds, until the tables are counted anew at the next look
UPDATE table_partition SET bucket_files = files, bucket_records = records;
UPDATE table_observation SET small_below_bytes = NULL, next_look_at = '-infinity';
CREATE INDEX table_partition_by_name ON table_partition (table_id, name);
