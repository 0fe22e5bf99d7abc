-- Counts of filters are read from the courses. The table of their changes stays until the next release, because processes
-- of the version before read it.
DROP TRIGGER courses_note_added ON courses;--> statement-breakpoint
DROP TRIGGER courses_note_removed ON courses;--> statement-breakpoint
DROP TRIGGER courses_note_changed ON courses;--> statement-breakpoint
DROP FUNCTION courses_note_added, courses_note_removed, courses_note_changed;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "meets_on_weekdays" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "meets_on_weekends" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "next_weekday_start_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "next_weekend_start_at" timestamp (3) with time zone;--> statement-breakpoint
-- What the search reads of the batches of a course. Batches of the day codes 3 and 10 meet on weekdays and weekends.
CREATE FUNCTION course_batch_facts(course integer, course_mode text) RETURNS TABLE (
  next_start_at timestamptz, next_start_date date, next_weekday_start_at timestamptz, next_weekend_start_at timestamptz,
  meets_on_weekdays boolean, meets_on_weekends boolean, offered_mode text
) LANGUAGE sql STABLE AS $$
  SELECT
    min(b.starts_at) FILTER (WHERE b.is_ahead),
    (array_agg((b.starts_at AT TIME ZONE batch_zone(b.timezone))::date ORDER BY b.starts_at) FILTER (WHERE b.is_ahead))[1],
    min(b.starts_at) FILTER (WHERE b.is_ahead AND b.day_of_week IN (1, 9, 3, 10)),
    min(b.starts_at) FILTER (WHERE b.is_ahead AND b.day_of_week IN (2, 8, 3, 10)),
    coalesce(bool_or(b.day_of_week IN (1, 9, 3, 10)) FILTER (WHERE b.is_open), false),
    coalesce(bool_or(b.day_of_week IN (2, 8, 3, 10)) FILTER (WHERE b.is_open), false),
    offered_mode_of(course, course_mode)
  FROM (SELECT *, starts_today_or_later(starts_at, timezone) AS is_ahead, coalesce(ends_at, 'infinity') > now() AS is_open
    FROM batches WHERE course_id = course AND active) AS b
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_next_starts(course_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM courses WHERE id = ANY (course_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE courses c SET
    (next_start_at, next_start_date, next_weekday_start_at, next_weekend_start_at, meets_on_weekdays, meets_on_weekends, offered_mode) = ROW (f.*)
  FROM courses own, course_batch_facts(own.id, own.mode) AS f
  WHERE own.id = ANY (course_ids) AND c.id = own.id
    AND (c.next_start_at, c.next_start_date, c.next_weekday_start_at, c.next_weekend_start_at, c.meets_on_weekdays, c.meets_on_weekends, c.offered_mode) IS DISTINCT FROM f;
END $$;--> statement-breakpoint
-- Time passes without a change of a batch: a next batch begins, or a batch ends.
CREATE OR REPLACE FUNCTION refresh_next_starts() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  stale integer[] := ARRAY(
    SELECT c.id FROM courses c, course_batch_facts(c.id, c.mode) AS f
    WHERE c.id IN (
        SELECT id FROM courses WHERE next_start_date <= (now() AT TIME ZONE 'Asia/Kolkata')::date AND next_start_at < now()
        UNION SELECT course_id FROM batches WHERE active AND ends_at BETWEEN now() - interval '1 day' AND now())
      AND (c.next_start_at, c.next_start_date, c.next_weekday_start_at, c.next_weekend_start_at, c.meets_on_weekdays, c.meets_on_weekends, c.offered_mode) IS DISTINCT FROM f);
BEGIN
  PERFORM write_next_starts(stale);
  RETURN cardinality(stale);
END $$;--> statement-breakpoint
DROP INDEX "courses_starts";--> statement-breakpoint
DROP INDEX "courses_difficulty_start";--> statement-breakpoint
DROP INDEX "courses_next_start";--> statement-breakpoint
DROP INDEX "courses_category";--> statement-breakpoint
DROP INDEX "courses_language";--> statement-breakpoint
DROP INDEX "courses_newest";--> statement-breakpoint
DROP INDEX "courses_price";--> statement-breakpoint
DROP INDEX "courses_price_usd";--> statement-breakpoint
DROP INDEX "courses_rating";--> statement-breakpoint
SELECT write_next_starts(ARRAY(SELECT id FROM courses));--> statement-breakpoint
-- Each index holds what the filters compare, so a search reads no course that it does not return.
CREATE INDEX "courses_next_start" ON "courses" ("next_start_at", "id")
  INCLUDE (category_id, subcategory_id, language_id, trainer_id, difficulty, offered_mode, price_minor, price_usd_minor, is_demo, meets_on_weekdays, meets_on_weekends, next_weekday_start_at, next_weekend_start_at) WHERE is_public;--> statement-breakpoint
CREATE INDEX "courses_category" ON "courses" ("category_id", "next_start_at", "id")
  INCLUDE (subcategory_id, language_id, trainer_id, difficulty, offered_mode, price_minor, price_usd_minor, is_demo, meets_on_weekdays, meets_on_weekends, next_weekday_start_at, next_weekend_start_at) WHERE is_public;--> statement-breakpoint
CREATE INDEX "courses_language" ON "courses" ("language_id", "next_start_at", "id")
  INCLUDE (category_id, subcategory_id, trainer_id, difficulty, offered_mode, price_minor, price_usd_minor, is_demo, meets_on_weekdays, meets_on_weekends, next_weekday_start_at, next_weekend_start_at) WHERE is_public;--> statement-breakpoint
CREATE INDEX "courses_newest" ON "courses" ("published_at" DESC, "id" DESC)
  INCLUDE (category_id, subcategory_id, language_id, trainer_id, difficulty, offered_mode, price_minor, price_usd_minor, is_demo, meets_on_weekdays, meets_on_weekends) WHERE is_public;--> statement-breakpoint
CREATE INDEX "courses_price" ON "courses" ("price_minor", "id")
  INCLUDE (category_id, subcategory_id, language_id, trainer_id, difficulty, offered_mode, price_usd_minor, is_demo, meets_on_weekdays, meets_on_weekends) WHERE is_public;--> statement-breakpoint
CREATE INDEX "courses_price_usd" ON "courses" ("price_usd_minor", "id")
  INCLUDE (category_id, subcategory_id, language_id, trainer_id, difficulty, offered_mode, price_minor, is_demo, meets_on_weekdays, meets_on_weekends) WHERE is_public;--> statement-breakpoint
CREATE INDEX "courses_rating" ON "courses" ("rating_avg" DESC, "rating_count" DESC, "id" DESC)
  INCLUDE (category_id, subcategory_id, language_id, trainer_id, difficulty, offered_mode, price_minor, price_usd_minor, is_demo, meets_on_weekdays, meets_on_weekends) WHERE is_public;
