CREATE TABLE secret (
    owner      varchar(200) NOT NULL,
    name       varchar(100) NOT NULL,
    ciphertext bytea        NOT NULL,
    set_at     timestamptz  NOT NULL,
    PRIMARY KEY (owner, name)
);

CREATE TABLE audit_entry (
    id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at             timestamptz  NOT NULL,
    actor          varchar(100) NOT NULL,
    via            varchar(20)  NOT NULL,
    remote_address varchar(64),
    action         varchar(60)  NOT NULL,
    target         varchar(700) NOT NULL,
    summary        text         NOT NULL,
    reason         text,
    detail         jsonb        NOT NULL
);
CREATE INDEX audit_entry_by_target ON audit_entry (target, id DESC);
CREATE INDEX audit_entry_by_actor ON audit_entry (actor, id DESC);
CREATE INDEX audit_entry_by_time ON audit_entry (at);

CREATE TABLE account (
    name          varchar(63)  PRIMARY KEY,
    password_hash varchar(300) NOT NULL,
    role          varchar(20)  NOT NULL,
    disabled      boolean      NOT NULL,
    created_at    timestamptz  NOT NULL,
    last_login_at timestamptz,
    version       bigint       NOT NULL
);

CREATE TABLE api_token (
    id           uuid         PRIMARY KEY,
    name         varchar(63)  NOT NULL,
    owner        varchar(63)  NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    role         varchar(20)  NOT NULL,
    hash         bytea        NOT NULL UNIQUE,
    created_at   timestamptz  NOT NULL,
    expires_at   timestamptz,
    last_used_at timestamptz
);
CREATE INDEX api_token_by_owner ON api_token (owner);

CREATE TABLE idempotency_key (
    actor      varchar(100) NOT NULL,
    call       varchar(100) NOT NULL,
    key        varchar(200) NOT NULL,
    request    bytea        NOT NULL,
    answer     varchar(200) NOT NULL,
    created_at timestamptz  NOT NULL,
    PRIMARY KEY (actor, call, key)
);
CREATE INDEX idempotency_key_by_time ON idempotency_key (created_at);

CREATE SEQUENCE table_lease_fence;
CREATE TABLE table_lease (
    catalog     varchar(63)  NOT NULL,
    database    varchar(255) NOT NULL,
    table_name  varchar(255) NOT NULL,
    act         varchar(40)  NOT NULL,
    holder      varchar(200) NOT NULL,
    fence       bigint       NOT NULL,
    acquired_at timestamptz  NOT NULL,
    expires_at  timestamptz  NOT NULL,
    PRIMARY KEY (catalog, database, table_name)
);

CREATE TABLE table_care (
    catalog     varchar(63)  NOT NULL,
    database    varchar(255) NOT NULL,
    table_name  varchar(255) NOT NULL,
    owner       varchar(20)  NOT NULL,
    declared_by varchar(200) NOT NULL,
    since       timestamptz  NOT NULL,
    decisions   jsonb        NOT NULL,
    version     bigint       NOT NULL,
    PRIMARY KEY (catalog, database, table_name)
);
