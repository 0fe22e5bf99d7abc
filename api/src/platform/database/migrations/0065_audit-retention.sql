-- Old entries can be deleted, as AUDIT_DAYS says; those of the last 90 days cannot.
DROP TRIGGER audit_log_is_append_only ON audit_log;--> statement-breakpoint
CREATE TRIGGER audit_log_is_append_only BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();--> statement-breakpoint
CREATE FUNCTION audit_log_keeps_recent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.at > now() - interval '90 days' THEN
    RAISE EXCEPTION 'the audit log keeps the entries of the last 90 days' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_keeps_recent BEFORE DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_keeps_recent();
