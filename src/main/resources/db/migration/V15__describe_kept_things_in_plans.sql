-- steps that change jobs and policies have no statement of SQL
ALTER TABLE plan_step ALTER COLUMN sql DROP NOT NULL;
