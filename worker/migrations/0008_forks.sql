-- The forks of a run. Only forks have a row in it.
CREATE INDEX runs_forks ON runs (project, "row"->>'parent', received_at) WHERE "row"->>'parent' IS NOT NULL;
