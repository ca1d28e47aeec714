-- a branch is followed like a table; its row belongs to that of its table
ALTER TABLE table_observation
    ADD COLUMN branch   text NOT NULL DEFAULT 'main',
    -- of the table that it is a branch of; null of a table itself
    ADD COLUMN table_id bigint REFERENCES table_observation (id) ON DELETE CASCADE,
    ADD CHECK ((branch = 'main') = (table_id IS NULL)),
    DROP CONSTRAINT table_observation_pkey,
    ADD PRIMARY KEY (catalog, database, table_name, branch);
CREATE INDEX table_observation_by_table ON table_observation (table_id, branch) WHERE table_id IS NOT NULL;

-- branches are not judged
DROP INDEX table_observation_catalog_judge_at_idx;
CREATE INDEX ON table_observation (catalog, judge_at) WHERE branch = 'main';

-- what is told of tables: a branch shares files with its table, and they count once
CREATE VIEW observed_table AS SELECT * FROM table_observation WHERE branch = 'main';

-- tables with branches are read again, which begins to follow them
UPDATE table_observation SET surroundings_at = NULL, next_look_at = '-infinity'
WHERE surroundings -> 'branches' <> '[]';
