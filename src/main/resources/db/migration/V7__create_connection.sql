CREATE TABLE connection (
    name       varchar(63)  PRIMARY KEY,
    kind       varchar(20)  NOT NULL,
    host       varchar(255) NOT NULL,
    port       integer      NOT NULL,
    username   varchar(255) NOT NULL,
    options    jsonb        NOT NULL,
    created_at timestamptz  NOT NULL,
    version    bigint       NOT NULL
);
