ALTER TABLE run ADD COLUMN origin varchar(100);
CREATE INDEX run_by_origin ON run (origin) WHERE origin IS NOT NULL;
