ALTER TABLE "courses" ADD COLUMN "offered_mode" text DEFAULT 'Online' NOT NULL;
--> statement-breakpoint
-- The mode of a course together with those of its open batches that have not ended.
CREATE FUNCTION offered_mode_of(course integer, course_mode text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN bool_or(mode <> 'Classroom(Offline)') AND bool_or(mode <> 'Online') THEN 'Online/Offline'
    ELSE min(mode) END
  FROM (
    SELECT course_mode AS mode
    UNION ALL
    SELECT b.mode FROM batches b WHERE b.course_id = course AND b.active AND (b.ends_at IS NULL OR b.ends_at > now())
  ) AS modes
$$;
--> statement-breakpoint
CREATE FUNCTION courses_write_offered_mode() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.offered_mode := offered_mode_of(NEW.id, NEW.mode);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER courses_write_offered_mode BEFORE INSERT OR UPDATE OF mode
  ON courses FOR EACH ROW EXECUTE FUNCTION courses_write_offered_mode();
--> statement-breakpoint
UPDATE courses SET offered_mode = offered_mode_of(id, mode);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_next_starts(course_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM courses WHERE id = ANY (course_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE courses c SET next_start_at = next.starts_at, next_start_date = next.start_date, offered_mode = modes.offered
  FROM unnest(course_ids) AS wanted (id)
  JOIN courses own ON own.id = wanted.id
  CROSS JOIN LATERAL (SELECT offered_mode_of(own.id, own.mode) AS offered) AS modes
  LEFT JOIN LATERAL (
    SELECT b.starts_at, b.start_date FROM batches b
    WHERE b.course_id = wanted.id AND b.active AND b.start_date >= (now() AT TIME ZONE batch_zone(b.timezone))::date
    ORDER BY b.starts_at LIMIT 1) AS next ON true
  WHERE c.id = wanted.id
    AND (c.next_start_at, c.offered_mode) IS DISTINCT FROM (next.starts_at, modes.offered);
END $$;
--> statement-breakpoint
CREATE INDEX "batches_ended" ON "batches" USING btree ("ends_at") WHERE active;
--> statement-breakpoint
-- A batch that ends changes the offered mode without any write, so courses with one of the last day are looked at again.
CREATE OR REPLACE FUNCTION refresh_next_starts() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  stale integer[] := ARRAY(
    SELECT id FROM courses
    WHERE next_start_date IS NOT NULL AND next_start_date <= (now() AT TIME ZONE 'Asia/Kolkata')::date AND next_start_at < now()
      AND NOT EXISTS (
        SELECT FROM batches b WHERE b.course_id = courses.id AND b.active AND b.starts_at = courses.next_start_at
          AND b.start_date >= (now() AT TIME ZONE batch_zone(b.timezone))::date)
    UNION
    SELECT c.id FROM batches b JOIN courses c ON c.id = b.course_id
    WHERE b.active AND b.ends_at BETWEEN now() - interval '1 day' AND now()
      AND c.offered_mode <> offered_mode_of(c.id, c.mode));
BEGIN
  PERFORM write_next_starts(stale);
  RETURN cardinality(stale);
END $$;
--> statement-breakpoint
-- The covering indexes of the sort orders (migration 0008) hold the offered mode instead of the mode.
DROP INDEX courses_next_start;
--> statement-breakpoint
CREATE INDEX courses_next_start ON courses (next_start_at, id)
  INCLUDE (category_id, subcategory_id, language_id, trainer_id, difficulty, offered_mode, price_minor, price_usd_minor, rating_avg, rating_count, published_at) WHERE is_public;
--> statement-breakpoint
DROP INDEX courses_newest;
--> statement-breakpoint
CREATE INDEX courses_newest ON courses (published_at DESC, id DESC)
  INCLUDE (category_id, subcategory_id, language_id, trainer_id, difficulty, offered_mode, price_minor, price_usd_minor, rating_avg, rating_count, next_start_at) WHERE is_public;
--> statement-breakpoint
DROP INDEX courses_price;
--> statement-breakpoint
CREATE INDEX courses_price ON courses (price_minor, id)
  INCLUDE (category_id, subcategory_id, language_id, trainer_id, difficulty, offered_mode, price_usd_minor, rating_avg, rating_count, next_start_at, published_at) WHERE is_public;
--> statement-breakpoint
DROP INDEX courses_price_usd;
--> statement-breakpoint
CREATE INDEX courses_price_usd ON courses (price_usd_minor, id)
  INCLUDE (category_id, subcategory_id, language_id, trainer_id, difficulty, offered_mode, price_minor, rating_avg, rating_count, next_start_at, published_at) WHERE is_public;
--> statement-breakpoint
DROP INDEX courses_rating;
--> statement-breakpoint
CREATE INDEX courses_rating ON courses (rating_avg DESC, rating_count DESC, id DESC)
  INCLUDE (category_id, subcategory_id, language_id, trainer_id, difficulty, offered_mode, price_minor, price_usd_minor, next_start_at, published_at) WHERE is_public;
