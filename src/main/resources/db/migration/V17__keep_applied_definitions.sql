-- the last applied definition as a whole, and how the table differs from it since
ALTER TABLE applied_definition
    -- null: applied before definitions were kept
    ADD COLUMN definition   jsonb,
    -- all options that the table had right after it
    ADD COLUMN lake_options jsonb,
    ADD COLUMN applied_by   varchar(100),
    ADD COLUMN commit_ref   varchar(200),
    ADD COLUMN drift_state  varchar(20),
    ADD COLUMN differences  jsonb,
    ADD COLUMN message      text,
    ADD COLUMN checked_at   timestamptz;
