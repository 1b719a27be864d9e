-- What each minute's runs were releases of: {release: [runs, failed]}. Every run counts, sampled out or not. Minutes from before hold none:
-- of theirs only what is kept tells the release, which is unknown.
ALTER TABLE journal ADD COLUMN releases TEXT NOT NULL DEFAULT '{}';
-- {release: [failures, first seen, last seen]}
ALTER TABLE groups ADD COLUMN releases TEXT NOT NULL DEFAULT '{}';

-- One row for each release, written when its first run comes.
CREATE TABLE releases (
  project TEXT NOT NULL,
  id TEXT NOT NULL,
  parts TEXT NOT NULL,
  first_seen INTEGER NOT NULL,
  PRIMARY KEY (project, id)
) WITHOUT ROWID;

-- Runs that came before this are of a release that nobody knows.
INSERT INTO releases (project, id, parts, first_seen)
  SELECT project, 'unknown', '{}', min(minute) * 60000 FROM journal GROUP BY project;
