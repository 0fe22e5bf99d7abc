-- The instant of a clock time. Of an hour that occurs twice it is the first, as in the domain.
CREATE FUNCTION batch_instant(local timestamp, zone text) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN timezone(zone, timezone(zone, local) - interval '1 hour') = local
    THEN timezone(zone, local) - interval '1 hour' ELSE timezone(zone, local) END
$$;--> statement-breakpoint
-- Whether the timetable has a session on the day, also one that is skipped or moved.
CREATE FUNCTION batch_meets(day date, start_date date, end_date date, day_of_week smallint, weekdays smallint[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT day >= start_date AND (end_date IS NULL OR day <= end_date) AND extract(isodow FROM day)::smallint = ANY (
    coalesce(weekdays, CASE WHEN day_of_week IN (1, 9) THEN '{1,2,3,4,5}' WHEN day_of_week IN (2, 8) THEN '{6,7}' ELSE '{1,2,3,4,5,6,7}' END::smallint[]))
$$;--> statement-breakpoint
-- The starts of all moved sessions, and of the first session as planned when counted from one end of the timetable.
CREATE FUNCTION batch_edge_starts(step integer, start_date date, end_date date, day_of_week smallint, weekdays smallint[], time_from time, timezone text, session_changes jsonb) RETURNS SETOF timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT batch_instant(starts.at, batch_zone(timezone)) FROM (
    (SELECT planned.day + time_from AS at
     FROM generate_series(0, 7 * (jsonb_array_length(session_changes) + 1)) AS n
     CROSS JOIN LATERAL (SELECT CASE step WHEN 1 THEN start_date ELSE end_date END + step * n AS day) AS planned
     WHERE batch_meets(planned.day, start_date, end_date, day_of_week, weekdays)
       AND NOT EXISTS (SELECT FROM jsonb_array_elements(session_changes) AS change WHERE (change ->> 'day')::date = planned.day)
     ORDER BY n LIMIT 1)
    UNION ALL
    SELECT (change ->> 'toDay')::date + (change ->> 'toTime')::time FROM jsonb_array_elements(session_changes) AS change
    WHERE change ->> 'toDay' IS NOT NULL
      AND batch_meets((change ->> 'day')::date, start_date, end_date, day_of_week, weekdays)) AS starts
$$;--> statement-breakpoint
-- Minutes of a session from its clock times (also past midnight), else from its duration text; null without both.
-- One expression, so that queries inline it.
CREATE FUNCTION batch_session_minutes(time_from time, time_to time, duration text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT nullif(CASE
    WHEN time_to IS NOT NULL THEN (extract(epoch FROM time_to - time_from)::integer / 60 + 1440) % 1440
    WHEN round(coalesce(substring(lower(duration) FROM '([0-9]+(?:[.][0-9]+)?)\s*h')::numeric, 0) * 60
      + coalesce(substring(lower(duration) FROM '([0-9]+)\s*m')::numeric, 0)) < 1440
    THEN round(coalesce(substring(lower(duration) FROM '([0-9]+(?:[.][0-9]+)?)\s*h')::numeric, 0) * 60
      + coalesce(substring(lower(duration) FROM '([0-9]+)\s*m')::numeric, 0))::integer END, 0)
$$;--> statement-breakpoint
CREATE FUNCTION batch_first_start(start_date date, end_date date, day_of_week smallint, weekdays smallint[], time_from time, timezone text, session_changes jsonb) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(min(at), batch_instant(start_date + time_from, batch_zone(timezone)))
  FROM batch_edge_starts(1, start_date, end_date, day_of_week, weekdays, time_from, timezone, session_changes) AS at
$$;--> statement-breakpoint
-- A session of unknown length takes an hour.
CREATE FUNCTION batch_last_end(start_date date, end_date date, day_of_week smallint, weekdays smallint[], time_from time, time_to time, duration text, timezone text, session_changes jsonb) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN end_date IS NOT NULL THEN
    coalesce(max(at), batch_instant(end_date + time_from, batch_zone(timezone)))
    + make_interval(mins => coalesce(batch_session_minutes(time_from, time_to, duration), 60)) END
  FROM batch_edge_starts(-1, start_date, end_date, day_of_week, weekdays, time_from, timezone, session_changes) AS at
$$;--> statement-breakpoint
-- contract: the columns return in the same transaction
ALTER TABLE "batches" drop column "starts_at", drop column "ends_at";--> statement-breakpoint
ALTER TABLE "batches"
  ADD COLUMN "starts_at" timestamp (3) with time zone GENERATED ALWAYS AS (batch_first_start(start_date, end_date, day_of_week, weekdays, time_from, timezone, session_changes)) STORED NOT NULL,
  ADD COLUMN "ends_at" timestamp (3) with time zone GENERATED ALWAYS AS (batch_last_end(start_date, end_date, day_of_week, weekdays, time_from, time_to, duration, timezone, session_changes)) STORED;--> statement-breakpoint
CREATE INDEX "batches_course_id_starts_at_index" ON "batches" USING btree ("course_id","starts_at");--> statement-breakpoint
CREATE INDEX "batches_trainer_id_starts_at_index" ON "batches" USING btree ("trainer_id","starts_at");--> statement-breakpoint
CREATE INDEX "batches_ended" ON "batches" USING btree ("ends_at") WHERE active;--> statement-breakpoint
DROP FUNCTION batch_last_end(date, time, time, jsonb);--> statement-breakpoint
-- The day on which a batch starts is that of its first session, in the zone of the batch.
CREATE OR REPLACE FUNCTION write_next_starts(course_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM courses WHERE id = ANY (course_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE courses c SET next_start_at = next.starts_at, next_start_date = next.day, offered_mode = modes.offered
  FROM unnest(course_ids) AS wanted (id)
  JOIN courses own ON own.id = wanted.id
  CROSS JOIN LATERAL (SELECT offered_mode_of(own.id, own.mode) AS offered) AS modes
  LEFT JOIN LATERAL (
    SELECT b.starts_at, (b.starts_at AT TIME ZONE batch_zone(b.timezone))::date AS day FROM batches b
    WHERE b.course_id = wanted.id AND b.active AND starts_today_or_later(b.starts_at, b.timezone)
    ORDER BY b.starts_at LIMIT 1) AS next ON true
  WHERE c.id = wanted.id
    AND (c.next_start_at, c.next_start_date, c.offered_mode) IS DISTINCT FROM (next.starts_at, next.day, modes.offered);
END $$;--> statement-breakpoint
CREATE FUNCTION starts_today_or_later(starts_at timestamptz, timezone text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (starts_at AT TIME ZONE batch_zone(timezone))::date >= (now() AT TIME ZONE batch_zone(timezone))::date
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_next_starts() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  stale integer[] := ARRAY(
    SELECT id FROM courses
    WHERE next_start_date IS NOT NULL AND next_start_date <= (now() AT TIME ZONE 'Asia/Kolkata')::date AND next_start_at < now()
      AND NOT EXISTS (
        SELECT FROM batches b WHERE b.course_id = courses.id AND b.active AND b.starts_at = courses.next_start_at
          AND starts_today_or_later(b.starts_at, b.timezone))
    UNION
    SELECT c.id FROM batches b JOIN courses c ON c.id = b.course_id
    WHERE b.active AND b.ends_at BETWEEN now() - interval '1 day' AND now()
      AND c.offered_mode <> offered_mode_of(c.id, c.mode));
BEGIN
  PERFORM write_next_starts(stale);
  RETURN cardinality(stale);
END $$;--> statement-breakpoint
SELECT write_next_starts(ARRAY(SELECT id FROM courses));
