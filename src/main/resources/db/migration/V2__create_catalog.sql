CREATE TABLE catalog (
    name       varchar(63)   PRIMARY KEY,
    metastore  varchar(20)   NOT NULL,
    warehouse  varchar(2000) NOT NULL,
    created_at timestamptz   NOT NULL,
    version    bigint        NOT NULL
);

CREATE TABLE catalog_option (
    catalog      varchar(63)   NOT NULL REFERENCES catalog ON DELETE CASCADE,
    option_key   varchar(200)  NOT NULL,
    option_value varchar(4000) NOT NULL,
    PRIMARY KEY (catalog, option_key)
);
