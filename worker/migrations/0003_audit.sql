-- The database itself keeps the audit append only: neither the Worker's code nor an administrator's statement can
-- change it unnoticed.
CREATE TRIGGER audit_stays BEFORE UPDATE ON audit BEGIN
  SELECT RAISE(ABORT, 'the audit is append only');
END;
CREATE TRIGGER audit_keeps BEFORE DELETE ON audit BEGIN
  SELECT RAISE(ABORT, 'the audit is append only');
END;

-- Tokens are few and rarely written; they are listed and revoked by project.
CREATE INDEX tokens_project ON tokens (project);
