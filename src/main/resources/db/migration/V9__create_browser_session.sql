-- sessions begun under another key than the account's are over
ALTER TABLE account ADD COLUMN session_key uuid NOT NULL DEFAULT gen_random_uuid();

-- as Spring Session wants them
CREATE TABLE browser_session (
    primary_id            char(36) PRIMARY KEY,
    session_id            char(36) NOT NULL UNIQUE,
    creation_time         bigint   NOT NULL,
    last_access_time      bigint   NOT NULL,
    max_inactive_interval integer  NOT NULL,
    expiry_time           bigint   NOT NULL,
    principal_name        varchar(100)
);
CREATE INDEX browser_session_by_expiry ON browser_session (expiry_time);
CREATE INDEX browser_session_by_principal ON browser_session (principal_name);

CREATE TABLE browser_session_attributes (
    session_primary_id char(36)     NOT NULL REFERENCES browser_session (primary_id) ON DELETE CASCADE,
    attribute_name     varchar(200) NOT NULL,
    attribute_bytes    bytea        NOT NULL,
    PRIMARY KEY (session_primary_id, attribute_name)
);
