-- The key that hashed a project's users under an earlier REPLAYKIT_KEY, encrypted under the key `under`. With it, the
-- earlier REPLAYKIT_KEY can go, and users of that time can still be found and erased.
CREATE TABLE subject_keys (
  project TEXT NOT NULL,
  key_id TEXT NOT NULL,
  under TEXT NOT NULL,
  sealed TEXT NOT NULL,
  PRIMARY KEY (project, key_id)
) WITHOUT ROWID;
