-- How long requests took, in milliseconds: `12;340;`. A request's own time is known only when it is answered, so the
-- row of a later request stores it.
ALTER TABLE journal ADD COLUMN latency TEXT NOT NULL DEFAULT '';
-- Number of notices by outcome: `delivered:2;failed:1;`
ALTER TABLE journal ADD COLUMN notices TEXT NOT NULL DEFAULT '';
