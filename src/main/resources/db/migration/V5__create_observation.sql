-- the latest look at each table; numbers are null until one succeeded
CREATE TABLE table_observation (
    catalog              varchar(63)  NOT NULL,
    database             varchar(255) NOT NULL,
    table_name           varchar(255) NOT NULL,
    snapshot_id          bigint,
    snapshot_identity    text,
    earliest_snapshot_id bigint,
    records              bigint,
    bytes                bigint,
    files                bigint,
    snapshots            bigint,
    last_commit_at       timestamptz,
    small_files          bigint,
    sorted_runs          integer,
    -- when it was last seen to be so
    observed_at          timestamptz,
    -- why the last look failed; null when it did not
    failure              text,
    PRIMARY KEY (catalog, database, table_name)
);

-- how it went over time: a point where something changed, and one now and then where nothing did
CREATE TABLE table_point (
    catalog     varchar(63)  NOT NULL,
    database    varchar(255) NOT NULL,
    table_name  varchar(255) NOT NULL,
    at          timestamptz  NOT NULL,
    records     bigint       NOT NULL,
    bytes       bigint       NOT NULL,
    files       bigint       NOT NULL,
    snapshots   bigint       NOT NULL,
    small_files bigint       NOT NULL,
    sorted_runs integer      NOT NULL,
    PRIMARY KEY (catalog, database, table_name, at)
);
CREATE INDEX table_point_by_time ON table_point (at);

-- the sums of each catalog over time
CREATE TABLE catalog_point (
    catalog   varchar(63) NOT NULL,
    at        timestamptz NOT NULL,
    tables    bigint      NOT NULL,
    records   bigint      NOT NULL,
    bytes     bigint      NOT NULL,
    files     bigint      NOT NULL,
    snapshots bigint      NOT NULL,
    PRIMARY KEY (catalog, at)
);
CREATE INDEX catalog_point_by_time ON catalog_point (at);
