-- Every table is WITHOUT ROWID, so that a row costs one write: a rowid table with a text key writes two.

CREATE TABLE projects (
  id TEXT PRIMARY KEY,
  settings TEXT NOT NULL,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  id TEXT NOT NULL,
  project TEXT NOT NULL,
  name TEXT NOT NULL,
  scopes TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER,
  revoked_at INTEGER
) WITHOUT ROWID;

-- One row per kept run. `object` and `line` say where its body is. `delivery` says which request stored it, so that
-- what a request really added can be counted exactly even if requests race.
CREATE TABLE runs (
  project TEXT NOT NULL,
  id TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  delivery TEXT NOT NULL,
  object TEXT NOT NULL,
  line INTEGER NOT NULL,
  class TEXT NOT NULL,
  failed INTEGER NOT NULL,
  group_id TEXT,
  weight REAL NOT NULL,
  copies TEXT NOT NULL DEFAULT '[]',
  rating TEXT,
  mark TEXT,
  row TEXT NOT NULL,
  PRIMARY KEY (project, id)
) WITHOUT ROWID;

CREATE TABLE groups (
  project TEXT NOT NULL,
  id TEXT NOT NULL,
  title TEXT NOT NULL,
  agent TEXT,
  count INTEGER NOT NULL,
  kept INTEGER NOT NULL,
  first_seen INTEGER NOT NULL,
  last_seen INTEGER NOT NULL,
  day INTEGER NOT NULL,
  kept_today INTEGER NOT NULL,
  days TEXT NOT NULL,
  recent TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'new',
  state_note TEXT NOT NULL DEFAULT '{}',
  PRIMARY KEY (project, id)
) WITHOUT ROWID;

-- The journal: one row per project and minute with activity. It is the accounting, the time index of runs and the
-- search index, so that a request writes one row for all three. `entries` holds one short line per run (journal.ts).
CREATE TABLE journal (
  project TEXT NOT NULL,
  minute INTEGER NOT NULL,
  received INTEGER NOT NULL,
  stored INTEGER NOT NULL,
  sampled_out INTEGER NOT NULL,
  duplicate INTEGER NOT NULL,
  rejected INTEGER NOT NULL,
  reasons TEXT NOT NULL,
  entries TEXT NOT NULL,
  lifted INTEGER NOT NULL DEFAULT 0,
  late_feedback INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (project, minute)
) WITHOUT ROWID;

CREATE TABLE marks (
  project TEXT NOT NULL,
  id TEXT NOT NULL,
  mark TEXT NOT NULL,
  at INTEGER NOT NULL,
  by TEXT NOT NULL,
  PRIMARY KEY (project, id)
) WITHOUT ROWID;

-- Erased runs: a repeated send is refused.
CREATE TABLE tombstones (
  project TEXT NOT NULL,
  id TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (project, id)
) WITHOUT ROWID;

CREATE TABLE deliveries (
  project TEXT NOT NULL,
  key TEXT NOT NULL,
  at INTEGER NOT NULL,
  answer TEXT NOT NULL,
  PRIMARY KEY (project, key)
) WITHOUT ROWID;

-- Append only.
CREATE TABLE audit (
  project TEXT NOT NULL,
  at INTEGER NOT NULL,
  id TEXT NOT NULL,
  actor TEXT NOT NULL,
  act TEXT NOT NULL,
  subject TEXT NOT NULL,
  PRIMARY KEY (project, at, id)
) WITHOUT ROWID;

-- How far a periodic task has come.
CREATE TABLE cursors (
  project TEXT NOT NULL,
  name TEXT NOT NULL,
  minute INTEGER NOT NULL,
  PRIMARY KEY (project, name)
) WITHOUT ROWID;
