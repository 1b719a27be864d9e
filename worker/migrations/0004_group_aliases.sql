-- Ids that a group had under an older fingerprint. Whoever asks for one of them, a link or a run's row, is led to the group.
CREATE TABLE group_aliases (
  project TEXT NOT NULL,
  alias TEXT NOT NULL,
  id TEXT NOT NULL,
  PRIMARY KEY (project, alias)
) WITHOUT ROWID;
