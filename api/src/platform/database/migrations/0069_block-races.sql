-- A course or feedback that is stored while its author is being blocked waits for the block and is hidden too.
CREATE OR REPLACE FUNCTION courses_write_active() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_hidden boolean;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT u.blocked_at INTO NEW.seller_blocked_at FROM trainers t JOIN users u ON u.id = t.user_id
    WHERE t.id = NEW.trainer_id FOR SHARE OF u;
  END IF;
  is_hidden := NEW.hidden_at IS NOT NULL OR NEW.seller_blocked_at IS NOT NULL;
  IF is_hidden THEN
    IF NEW.active_when_shown IS NULL OR NEW.is_active THEN NEW.active_when_shown := NEW.is_active; END IF;
    NEW.is_active := false;
  ELSIF NEW.active_when_shown IS NOT NULL THEN
    NEW.is_active := NEW.active_when_shown;
    NEW.active_when_shown := NULL;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION feedback_author_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT CASE WHEN email NOT LIKE '%@deleted.invalid' THEN blocked_at END INTO NEW.author_blocked_at
  FROM users WHERE id = NEW.user_id FOR SHARE;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER feedback_author_blocked BEFORE INSERT ON feedback FOR EACH ROW EXECUTE FUNCTION feedback_author_blocked();
