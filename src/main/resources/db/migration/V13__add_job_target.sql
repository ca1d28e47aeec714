-- the tables that a revision acts on, as far as they are known without its source
CREATE TABLE job_target (
    job        varchar(63)  NOT NULL,
    revision   integer      NOT NULL,
    catalog    varchar(63)  NOT NULL,
    database   varchar(255) NOT NULL,
    -- null: tables of the database that the source decides on
    table_name varchar(255),
    PRIMARY KEY (job, revision),
    FOREIGN KEY (job, revision) REFERENCES job_revision ON DELETE CASCADE
);
CREATE INDEX job_target_by_database ON job_target (catalog, database);

INSERT INTO job_target
SELECT job, number, spec ->> 'catalog', spec ->> 'database', spec ->> 'table' FROM job_revision;
