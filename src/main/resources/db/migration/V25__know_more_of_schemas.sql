-- what is known of schemas gains when manifests are merged and how partitions name a null: Paimon's defaults until a schema
-- is read again
UPDATE table_observation
SET schema_facts = schema_facts || '{"manifests": {"least": 30, "fullBytes": 16777216}}'
WHERE schema_facts IS NOT NULL;
UPDATE table_observation
SET schema_facts = jsonb_set(schema_facts, '{partitionExpiry, nullName}', '"__DEFAULT_PARTITION__"')
WHERE schema_facts ->> 'partitionExpiry' IS NOT NULL;

-- and what surrounds a table the snapshots that are missing between others
UPDATE table_observation SET surroundings = surroundings || '{"gaps": []}' WHERE surroundings IS NOT NULL;
