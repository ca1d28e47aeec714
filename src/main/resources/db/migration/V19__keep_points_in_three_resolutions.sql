-- how tables and catalogs went over time: raw, and rolled up to steps of five minutes and of hours.
-- A series is a table's (table_observation.id) or a catalog's (catalog_series.id). A raw row is at the
-- time of the look, a rolled-up one at the end of its step; what was not measured is null. All are
-- partitioned by time, by the service.
CREATE TABLE point_raw (
    series_id   bigint      NOT NULL,
    at          timestamptz NOT NULL,
    records     bigint,
    bytes       bigint,
    files       bigint,
    snapshots   bigint,
    small_files bigint,
    dead_files  bigint,
    dead_bytes  bigint,
    sorted_runs integer,
    score       smallint,
    PRIMARY KEY (series_id, at)
) PARTITION BY RANGE (at);
CREATE TABLE point_five_minutes (LIKE point_raw INCLUDING INDEXES) PARTITION BY RANGE (at);
CREATE TABLE point_hours (LIKE point_raw INCLUDING INDEXES) PARTITION BY RANGE (at);
-- what the next coarser resolution is made from is found by time
CREATE INDEX ON point_raw (at);
CREATE INDEX ON point_five_minutes (at);

-- up to when a resolution has been made from the next finer one
CREATE TABLE point_roll_up (
    resolution   text        NOT NULL PRIMARY KEY,
    rolled_until timestamptz NOT NULL
);

-- the series of a catalog: the sums of its tables
CREATE TABLE catalog_series (
    catalog varchar(63) NOT NULL PRIMARY KEY,
    id      bigint      NOT NULL DEFAULT nextval('table_observation_id_seq') UNIQUE
);

-- since when a table is in no listing; one that comes back within a day goes on as it was
ALTER TABLE table_observation ADD COLUMN missing_since timestamptz;
CREATE INDEX ON table_observation (missing_since) WHERE missing_since IS NOT NULL;

-- the points so far, from which the service makes the coarser ones before it lets go of old ones
DO $$
DECLARE
    day date;
    part text;
BEGIN
    FOR day IN
        SELECT (at AT TIME ZONE 'UTC')::date FROM table_point
        UNION SELECT (at AT TIME ZONE 'UTC')::date FROM catalog_point
    LOOP
        part := 'point_raw_' || to_char(day, 'YYYYMMDD');
        EXECUTE format('CREATE TABLE %I PARTITION OF point_raw FOR VALUES FROM (%L) TO (%L)',
            part, day || ' 00:00:00+00', (day + 1) || ' 00:00:00+00');
    END LOOP;
END $$;

INSERT INTO point_raw (series_id, at, records, bytes, files, snapshots, small_files, sorted_runs)
SELECT o.id, p.at, p.records, p.bytes, p.files, p.snapshots, p.small_files, p.sorted_runs
FROM table_point p JOIN table_observation o USING (catalog, database, table_name);

INSERT INTO catalog_series (catalog) SELECT DISTINCT catalog FROM catalog_point;
INSERT INTO point_raw (series_id, at, records, bytes, files, snapshots)
SELECT s.id, p.at, p.records, p.bytes, p.files, p.snapshots
FROM catalog_point p JOIN catalog_series s USING (catalog);

DROP TABLE table_point;
DROP TABLE catalog_point;
