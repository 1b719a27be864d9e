-- The audit is append only by the database's own word: no code of ours, and no statement of an administrator, changes it unseen.
CREATE TRIGGER audit_stays BEFORE UPDATE ON audit BEGIN
  SELECT RAISE(ABORT, 'the audit is append only');
END;
CREATE TRIGGER audit_keeps BEFORE DELETE ON audit BEGIN
  SELECT RAISE(ABORT, 'the audit is append only');
END;

-- Tokens are few and rarely written; they are listed and revoked by project.
CREATE INDEX tokens_project ON tokens (project);
