CREATE TABLE policy (
    name        varchar(63)  PRIMARY KEY,
    action      varchar(40)  NOT NULL,
    catalog     varchar(63)  NOT NULL,
    scope_level varchar(20)  NOT NULL,
    scope_key   varchar(600) NOT NULL,
    scope       jsonb        NOT NULL,
    trigger     jsonb        NOT NULL,
    options     jsonb        NOT NULL,
    limits      jsonb        NOT NULL,
    enabled     boolean      NOT NULL,
    created_at  timestamptz  NOT NULL,
    version     bigint       NOT NULL,
    UNIQUE (action, catalog, scope_level, scope_key)
);

CREATE TABLE run (
    id                  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    catalog             varchar(63)  NOT NULL,
    database            varchar(255) NOT NULL,
    table_name          varchar(255) NOT NULL,
    action              varchar(40)  NOT NULL,
    options             jsonb        NOT NULL,
    rewrite_limit_bytes bigint       NOT NULL,
    status              varchar(20)  NOT NULL,
    reason              text         NOT NULL,
    policy              varchar(63),
    requested_by        varchar(100),
    due_at              timestamptz  NOT NULL,
    waiting_for         text,
    not_before          timestamptz  NOT NULL,
    forecast            jsonb,
    before              jsonb,
    after               jsonb,
    run_plan            jsonb,
    engine              varchar(20),
    cluster             varchar(63),
    flink_job_id        char(32),
    done                bigint,
    total               bigint,
    skipped_because     text,
    error_type          varchar(60),
    error_message       text,
    cancel_requested_by varchar(100),
    attempts            integer      NOT NULL,
    claimed_by          varchar(100),
    claimed_until       timestamptz,
    created_at          timestamptz  NOT NULL,
    started_at          timestamptz,
    ended_at            timestamptz,
    UNIQUE (policy, catalog, database, table_name, due_at)
);
CREATE INDEX run_open ON run (not_before, id) WHERE ended_at IS NULL;
CREATE INDEX run_by_table ON run (catalog, database, table_name, id DESC);
CREATE INDEX run_by_time ON run (created_at);

CREATE TABLE run_log (
    id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    run_id  bigint      NOT NULL REFERENCES run (id) ON DELETE CASCADE,
    at      timestamptz NOT NULL,
    message text        NOT NULL
);
CREATE INDEX run_log_by_run ON run_log (run_id, id);
