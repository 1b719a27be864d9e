-- The forks of a run. Other runs have no row in this index.
CREATE INDEX runs_forks ON runs (project, "row"->>'parent', received_at) WHERE "row"->>'parent' IS NOT NULL;
