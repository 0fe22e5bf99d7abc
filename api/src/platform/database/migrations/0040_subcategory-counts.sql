ALTER TABLE "course_count_changes" ADD COLUMN "subcategory_id" integer;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION courses_note_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO course_count_changes (category_id, subcategory_id, language_id, difficulty, offered_mode, is_demo, price_minor, price_usd_minor, courses)
  SELECT category_id, subcategory_id, language_id, difficulty, offered_mode, is_demo, price_minor, price_usd_minor, count(*)
  FROM added WHERE is_public GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION courses_note_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO course_count_changes (category_id, subcategory_id, language_id, difficulty, offered_mode, is_demo, price_minor, price_usd_minor, courses)
  SELECT category_id, subcategory_id, language_id, difficulty, offered_mode, is_demo, price_minor, price_usd_minor, -count(*)
  FROM removed WHERE is_public GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION courses_note_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO course_count_changes (category_id, subcategory_id, language_id, difficulty, offered_mode, is_demo, price_minor, price_usd_minor, courses)
  SELECT category_id, subcategory_id, language_id, difficulty, offered_mode, is_demo, price_minor, price_usd_minor, courses FROM (VALUES
    (OLD.is_public, OLD.category_id, OLD.subcategory_id, OLD.language_id, OLD.difficulty, OLD.offered_mode, OLD.is_demo, OLD.price_minor, OLD.price_usd_minor, -1),
    (NEW.is_public, NEW.category_id, NEW.subcategory_id, NEW.language_id, NEW.difficulty, NEW.offered_mode, NEW.is_demo, NEW.price_minor, NEW.price_usd_minor, 1)
  ) AS sides (is_public, category_id, subcategory_id, language_id, difficulty, offered_mode, is_demo, price_minor, price_usd_minor, courses)
  WHERE is_public;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER courses_note_changed AFTER UPDATE ON courses FOR EACH ROW
  WHEN ((OLD.is_public, OLD.category_id, OLD.subcategory_id, OLD.language_id, OLD.difficulty, OLD.offered_mode, OLD.is_demo, OLD.price_minor, OLD.price_usd_minor)
    IS DISTINCT FROM (NEW.is_public, NEW.category_id, NEW.subcategory_id, NEW.language_id, NEW.difficulty, NEW.offered_mode, NEW.is_demo, NEW.price_minor, NEW.price_usd_minor))
  EXECUTE FUNCTION courses_note_changed();
