-- Runs of each release in each minute: {release: [runs, failed]}. Every run counts, sampled out or not. Earlier minutes
-- hold none: their kept runs count for the unknown release.
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

-- Earlier runs are of an unknown release.
INSERT INTO releases (project, id, parts, first_seen)
  SELECT project, 'unknown', '{}', min(minute) * 60000 FROM journal GROUP BY project;
