CREATE TABLE cluster (
    name                 varchar(63)   PRIMARY KEY,
    kind                 varchar(20)   NOT NULL,
    url                  varchar(1000),
    checkpoint_directory varchar(1000),
    savepoint_directory  varchar(1000),
    -- the home of the Weir that runs it, for the embedded one
    home                 varchar(36),
    created_at           timestamptz   NOT NULL,
    version              bigint        NOT NULL
);

-- what was last seen of a cluster: written by whoever looked last
CREATE TABLE cluster_observation (
    cluster              varchar(63)   PRIMARY KEY REFERENCES cluster ON DELETE CASCADE,
    state                varchar(20)   NOT NULL,
    message              text,
    flink_version        varchar(100),
    incarnation          varchar(200),
    slots_total          integer,
    slots_free           integer,
    task_managers        integer,
    jobs_running         integer,
    checkpoint_directory varchar(1000),
    savepoint_directory  varchar(1000),
    seen_at              timestamptz
);
