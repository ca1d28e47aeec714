CREATE TABLE plan (
    id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    hash          char(64)     NOT NULL,
    status        varchar(20)  NOT NULL,
    manifests     text         NOT NULL,
    allow         jsonb        NOT NULL,
    commit_ref    varchar(200),
    reason        varchar(500),
    findings      jsonb        NOT NULL,
    blockers      jsonb        NOT NULL,
    jobs_affected jsonb        NOT NULL,
    basis         jsonb        NOT NULL,
    created_by    varchar(100) NOT NULL,
    created_at    timestamptz  NOT NULL,
    applied_by    varchar(100),
    applied_at    timestamptz,
    failure       text,
    claimed_by    varchar(100),
    claimed_until timestamptz
);

CREATE TABLE plan_step (
    plan_id     bigint       NOT NULL REFERENCES plan ON DELETE CASCADE,
    number      integer      NOT NULL,
    kind        varchar(40)  NOT NULL,
    target      varchar(600) NOT NULL,
    risk        varchar(10)  NOT NULL,
    destructive boolean      NOT NULL,
    allowed     boolean      NOT NULL,
    detail      text         NOT NULL,
    sql         text         NOT NULL,
    needs       jsonb        NOT NULL,
    status      varchar(20)  NOT NULL,
    done_at     timestamptz,
    PRIMARY KEY (plan_id, number)
);

CREATE TABLE applied_definition (
    catalog    varchar(63)  NOT NULL,
    database   varchar(255) NOT NULL,
    table_name varchar(255) NOT NULL,
    options    jsonb        NOT NULL,
    plan_id    bigint       NOT NULL,
    applied_at timestamptz  NOT NULL,
    PRIMARY KEY (catalog, database, table_name)
);
