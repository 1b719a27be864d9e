-- Runs that an agent records step by step while they go on (the SDK's store on the Worker). `n` is never used twice, so
-- that rows of a deleted record can't be taken for another's.
CREATE TABLE records (
  n INTEGER PRIMARY KEY AUTOINCREMENT,
  project TEXT NOT NULL,
  id TEXT NOT NULL,
  key TEXT NOT NULL,
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  unpacked INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL,
  UNIQUE (project, id)
);
CREATE INDEX records_project ON records (project);
CREATE INDEX records_expiry ON records (expires_at);
CREATE INDEX records_unpacked ON records (n) WHERE unpacked = 1;

-- `body` holds a row's text until its run, or its chain of deltas, has ended. The text is then in a compressed object
-- with its neighbours' texts: `frame` is the object and `frame_at` the index in it. A text too large for a row has an
-- object of its own from the start.
CREATE TABLE operations (
  run INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  key TEXT NOT NULL,
  body TEXT,
  frame TEXT,
  frame_at INTEGER,
  PRIMARY KEY (run, seq)
) WITHOUT ROWID;

CREATE TABLE checkpoints (
  run INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  step_id TEXT NOT NULL,
  step_number INTEGER NOT NULL,
  at TEXT NOT NULL,
  base INTEGER NOT NULL,
  hash TEXT NOT NULL,
  body TEXT,
  frame TEXT,
  frame_at INTEGER,
  PRIMARY KEY (run, seq),
  UNIQUE (run, step_id)
) WITHOUT ROWID;
