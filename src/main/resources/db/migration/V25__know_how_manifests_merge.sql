-- what is known of schemas gains when manifests are merged: Paimon's defaults until a schema is read again
UPDATE table_observation
SET schema_facts = schema_facts || '{"manifests": {"least": 30, "fullBytes": 16777216}}'
WHERE schema_facts IS NOT NULL;
