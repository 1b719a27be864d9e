-- Ids that a group had under older fingerprints. A link or a run's row with such an id leads to the group.
CREATE TABLE group_aliases (
  project TEXT NOT NULL,
  alias TEXT NOT NULL,
  id TEXT NOT NULL,
  PRIMARY KEY (project, alias)
) WITHOUT ROWID;
