-- The key by which a project's users were hashed under an earlier REPLAYKIT_KEY, encrypted under the key `under`: with it the earlier key
-- itself can go, and users of that time are found and erased still.
CREATE TABLE subject_keys (
  project TEXT NOT NULL,
  key_id TEXT NOT NULL,
  under TEXT NOT NULL,
  sealed TEXT NOT NULL,
  PRIMARY KEY (project, key_id)
) WITHOUT ROWID;
