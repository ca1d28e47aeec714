ALTER TABLE run ADD COLUMN because_code varchar(30);
ALTER TABLE run ADD COLUMN because_about text;
