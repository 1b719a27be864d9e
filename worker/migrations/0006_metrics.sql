-- How long requests took, in milliseconds: `12;340;`. A request's own time is known when it is answered, and goes with the next one's row.
ALTER TABLE journal ADD COLUMN latency TEXT NOT NULL DEFAULT '';
-- Notices by what became of them: `delivered:2;failed:1;`
ALTER TABLE journal ADD COLUMN notices TEXT NOT NULL DEFAULT '';
