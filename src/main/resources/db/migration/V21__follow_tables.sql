-- where the tally of a table stands, and what it adds up to; what was observed before is counted anew
ALTER TABLE table_observation
    ADD COLUMN snapshot_records  bigint,
    ADD COLUMN schema_id         bigint,
    -- null until the table was counted
    ADD COLUMN small_below_bytes bigint,
    ADD COLUMN deleted_records   bigint NOT NULL DEFAULT 0,
    -- files of each size class: class n holds those of 2^(n-1) to 2^n - 1 bytes
    ADD COLUMN sizes             bigint[] NOT NULL DEFAULT '{}',
    -- data files that only older snapshots or tags still have; null until the history was read
    ADD COLUMN dead_files        bigint,
    ADD COLUMN dead_bytes        bigint,
    ADD COLUMN changelog_files   bigint,
    ADD COLUMN changelog_bytes   bigint,
    -- tags, consumers, branches, manifests, index: see Surroundings
    ADD COLUMN surroundings      jsonb,
    ADD COLUMN surroundings_at   timestamptz,
    ADD COLUMN next_look_at      timestamptz NOT NULL DEFAULT '-infinity',
    -- since it was last made sure that the known snapshot is still the one
    ADD COLUMN looks             integer NOT NULL DEFAULT 0;
CREATE INDEX table_observation_by_next_look ON table_observation (catalog, next_look_at);

-- what the files of a partition add up to, with each of its buckets
CREATE TABLE table_partition (
    table_id        bigint  NOT NULL REFERENCES table_observation (id) ON DELETE CASCADE,
    -- the binary row that Paimon names it by
    partition       bytea   NOT NULL,
    name            text    NOT NULL,
    records         bigint  NOT NULL,
    bytes           bigint  NOT NULL,
    files           bigint  NOT NULL,
    small_files     bigint  NOT NULL,
    deleted_records bigint  NOT NULL,
    -- of the bucket that has most
    sorted_runs     integer NOT NULL,
    bucket_bytes    bigint  NOT NULL,
    bucket_count    integer NOT NULL,
    buckets         bytea   NOT NULL,
    changed_at      timestamptz NOT NULL,
    PRIMARY KEY (table_id, partition)
);
CREATE INDEX table_partition_by_runs ON table_partition (table_id, sorted_runs);

-- the snapshots that are there, and what each left behind
CREATE TABLE table_snapshot (
    table_id        bigint       NOT NULL REFERENCES table_observation (id) ON DELETE CASCADE,
    snapshot_id     bigint       NOT NULL,
    schema_id       bigint       NOT NULL,
    kind            varchar(20)  NOT NULL,
    commit_user     text         NOT NULL,
    committed_at    timestamptz  NOT NULL,
    records         bigint       NOT NULL,
    dead_files      bigint       NOT NULL,
    dead_bytes      bigint       NOT NULL,
    changelog_files bigint       NOT NULL,
    changelog_bytes bigint       NOT NULL,
    PRIMARY KEY (table_id, snapshot_id)
);
