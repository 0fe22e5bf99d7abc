CREATE TABLE "course_count_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_count_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"category_id" integer,
	"language_id" integer NOT NULL,
	"difficulty" text NOT NULL,
	"offered_mode" text NOT NULL,
	"is_demo" boolean NOT NULL,
	"price_minor" integer,
	"price_usd_minor" integer,
	"courses" integer NOT NULL
);

--> statement-breakpoint
-- Only rows are added, so writers neither wait for each other nor deadlock.
CREATE FUNCTION courses_note_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO course_count_changes (category_id, language_id, difficulty, offered_mode, is_demo, price_minor, price_usd_minor, courses)
  SELECT category_id, language_id, difficulty, offered_mode, is_demo, price_minor, price_usd_minor, count(*)
  FROM added WHERE is_public GROUP BY 1, 2, 3, 4, 5, 6, 7;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION courses_note_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO course_count_changes (category_id, language_id, difficulty, offered_mode, is_demo, price_minor, price_usd_minor, courses)
  SELECT category_id, language_id, difficulty, offered_mode, is_demo, price_minor, price_usd_minor, -count(*)
  FROM removed WHERE is_public GROUP BY 1, 2, 3, 4, 5, 6, 7;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION courses_note_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO course_count_changes (category_id, language_id, difficulty, offered_mode, is_demo, price_minor, price_usd_minor, courses)
  SELECT category_id, language_id, difficulty, offered_mode, is_demo, price_minor, price_usd_minor, courses FROM (VALUES
    (OLD.is_public, OLD.category_id, OLD.language_id, OLD.difficulty, OLD.offered_mode, OLD.is_demo, OLD.price_minor, OLD.price_usd_minor, -1),
    (NEW.is_public, NEW.category_id, NEW.language_id, NEW.difficulty, NEW.offered_mode, NEW.is_demo, NEW.price_minor, NEW.price_usd_minor, 1)
  ) AS sides (is_public, category_id, language_id, difficulty, offered_mode, is_demo, price_minor, price_usd_minor, courses)
  WHERE is_public;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER courses_note_added AFTER INSERT ON courses REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION courses_note_added();
--> statement-breakpoint
CREATE TRIGGER courses_note_removed AFTER DELETE ON courses REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION courses_note_removed();
--> statement-breakpoint
CREATE TRIGGER courses_note_changed AFTER UPDATE ON courses FOR EACH ROW
  WHEN ((OLD.is_public, OLD.category_id, OLD.language_id, OLD.difficulty, OLD.offered_mode, OLD.is_demo, OLD.price_minor, OLD.price_usd_minor)
    IS DISTINCT FROM (NEW.is_public, NEW.category_id, NEW.language_id, NEW.difficulty, NEW.offered_mode, NEW.is_demo, NEW.price_minor, NEW.price_usd_minor))
  EXECUTE FUNCTION courses_note_changed();
