-- Texts and addresses of a user in the details of audit entries. Erasing them is the only change that the log accepts.
CREATE FUNCTION audit_detail_without_personal_data(detail jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT detail - ARRAY['reason', 'text', 'comment', 'message', 'email', 'phone', 'address', 'device']
$$;
--> statement-breakpoint
DROP TRIGGER audit_log_is_append_only ON audit_log;
--> statement-breakpoint
CREATE TRIGGER audit_log_is_append_only BEFORE DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();
--> statement-breakpoint
CREATE FUNCTION audit_log_erases_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(NEW) - 'detail') IS DISTINCT FROM (to_jsonb(OLD) - 'detail')
    OR NEW.detail IS DISTINCT FROM audit_detail_without_personal_data(OLD.detail)
  THEN
    RAISE EXCEPTION 'the audit log can only be added to' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_erases_only BEFORE UPDATE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_erases_only();
--> statement-breakpoint
UPDATE audit_log a SET detail = audit_detail_without_personal_data(a.detail)
FROM users u
WHERE u.email LIKE 'deleted-%@deleted.invalid'
  AND (a.actor_id = u.id OR (a.entity = 'order' AND a.entity_id IN (SELECT id FROM orders o WHERE o.user_id = u.id)));
