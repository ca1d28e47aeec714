ALTER TABLE plan_step ADD COLUMN probe jsonb;
ALTER TABLE plan_step ADD COLUMN losses jsonb NOT NULL DEFAULT '[]';
