-- what is kept of a table over time names it by a number
ALTER TABLE table_observation ADD COLUMN id bigint NOT NULL GENERATED ALWAYS AS IDENTITY;
ALTER TABLE table_observation ADD UNIQUE (id);
