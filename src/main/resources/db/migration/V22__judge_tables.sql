-- how well a table is, as it was last judged: worst signals first; see Judgement
ALTER TABLE table_observation
    -- what the newest schema says of how the table is kept: see SchemaFacts
    ADD COLUMN schema_facts jsonb,
    ADD COLUMN layer        text GENERATED ALWAYS AS (schema_facts ->> 'layer') STORED,
    ADD COLUMN score        smallint,
    -- null until it was judged
    ADD COLUMN state        varchar(10),
    -- the worst signals and what is to be done, as they are listed
    ADD COLUMN judgement    jsonb,
    -- what is there for the sake of tags, and of consumers, alone
    ADD COLUMN tag_bytes      bigint,
    ADD COLUMN consumer_bytes bigint,
    ADD COLUMN judge_at     timestamptz NOT NULL DEFAULT '-infinity';
CREATE INDEX ON table_observation (catalog, judge_at);
CREATE INDEX ON table_observation (score);

-- the highest level at which a snapshot added files; null where nobody looked, -1 where it added none
ALTER TABLE table_snapshot ADD COLUMN level smallint;

-- what is beside the newest snapshot is read again, with the schema
UPDATE table_observation SET surroundings_at = NULL, next_look_at = '-infinity';
