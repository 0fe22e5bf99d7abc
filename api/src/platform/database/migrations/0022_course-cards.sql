CREATE TABLE "course_cards" (
	"course_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"built_version" integer,
	"trainer_id" integer,
	"trainer_version" integer,
	"format" text,
	"card" text
);
--> statement-breakpoint
ALTER TABLE "trainers" ADD COLUMN "card_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_cards" ADD CONSTRAINT "course_cards_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_cards" ADD CONSTRAINT "course_cards_trainer_id_trainers_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."trainers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The transaction that calls it holds the locks of the courses, so locks of cards follow the same order.
CREATE FUNCTION outdate_course_cards(course_ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO course_cards (course_id, version)
  SELECT id, 1 FROM courses WHERE id = ANY (course_ids) ORDER BY id
  ON CONFLICT (course_id) DO UPDATE SET version = course_cards.version + 1;
$$;
--> statement-breakpoint
CREATE FUNCTION courses_outdate_cards() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM outdate_course_cards(ARRAY(SELECT id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER courses_outdate_cards AFTER UPDATE ON courses REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION courses_outdate_cards();
--> statement-breakpoint
CREATE FUNCTION batches_outdate_cards() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM outdate_course_cards(ARRAY(SELECT DISTINCT course_id FROM added));
  ELSIF TG_OP = 'DELETE' THEN PERFORM outdate_course_cards(ARRAY(SELECT DISTINCT course_id FROM removed));
  ELSE PERFORM outdate_course_cards(ARRAY(SELECT course_id FROM added UNION SELECT course_id FROM removed));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER batches_outdate_cards_added AFTER INSERT ON batches REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION batches_outdate_cards();
--> statement-breakpoint
CREATE TRIGGER batches_outdate_cards_removed AFTER DELETE ON batches REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION batches_outdate_cards();
--> statement-breakpoint
CREATE TRIGGER batches_outdate_cards_changed AFTER UPDATE ON batches REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION batches_outdate_cards();
--> statement-breakpoint
-- A trainer's version is in the trainer's own row: raising the versions of all the trainer's courses could deadlock
-- with two reviews of different courses.
CREATE FUNCTION trainers_outdate_cards() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.card_version := OLD.card_version + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER trainers_outdate_cards BEFORE UPDATE ON trainers FOR EACH ROW
  WHEN ((OLD.name, OLD.location, OLD.photo_id, OLD.rating_sum, OLD.rating_count)
    IS DISTINCT FROM (NEW.name, NEW.location, NEW.photo_id, NEW.rating_sum, NEW.rating_count))
  EXECUTE FUNCTION trainers_outdate_cards();
--> statement-breakpoint
CREATE FUNCTION lookups_outdate_cards() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM outdate_course_cards(ARRAY(SELECT c.id FROM courses c WHERE CASE TG_TABLE_NAME
    WHEN 'categories' THEN c.category_id WHEN 'subcategories' THEN c.subcategory_id ELSE c.language_id END = NEW.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_outdate_cards AFTER UPDATE OF name, display_name, motif ON categories FOR EACH ROW
  WHEN ((OLD.name, OLD.display_name, OLD.motif) IS DISTINCT FROM (NEW.name, NEW.display_name, NEW.motif))
  EXECUTE FUNCTION lookups_outdate_cards();
--> statement-breakpoint
CREATE TRIGGER subcategories_outdate_cards AFTER UPDATE OF name ON subcategories FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION lookups_outdate_cards();
--> statement-breakpoint
CREATE TRIGGER languages_outdate_cards AFTER UPDATE OF display_name ON languages FOR EACH ROW
  WHEN (OLD.display_name IS DISTINCT FROM NEW.display_name) EXECUTE FUNCTION lookups_outdate_cards();
