ALTER TABLE "feedback" ADD COLUMN "author_blocked_at" timestamp (3) with time zone;--> statement-breakpoint
-- Ratings count feedback that is shown: no moderator hid it, and its author is not blocked.
CREATE OR REPLACE FUNCTION feedback_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL AND OLD.author_blocked_at IS NULL THEN
    PERFORM count_rating(OLD.course_id, OLD.trainer_id, OLD.stars, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL AND NEW.author_blocked_at IS NULL THEN
    PERFORM count_rating(NEW.course_id, NEW.trainer_id, NEW.stars, 1);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER feedback_changed
  AFTER INSERT OR DELETE OR UPDATE OF stars, hidden_at, author_blocked_at, course_id, trainer_id ON feedback
  FOR EACH ROW EXECUTE FUNCTION feedback_changed();--> statement-breakpoint
-- A deleted account is blocked too, and its stars stay.
CREATE OR REPLACE FUNCTION users_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE courses SET seller_blocked_at = NEW.blocked_at
  WHERE trainer_id IN (SELECT id FROM trainers WHERE user_id = NEW.id)
    AND seller_blocked_at IS DISTINCT FROM NEW.blocked_at;
  UPDATE feedback SET author_blocked_at = CASE WHEN NEW.email NOT LIKE '%@deleted.invalid' THEN NEW.blocked_at END
  WHERE user_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
UPDATE feedback SET author_blocked_at = u.blocked_at FROM users u
WHERE u.id = feedback.user_id AND u.blocked_at IS NOT NULL AND u.email NOT LIKE '%@deleted.invalid';
