-- pg_restore, pg_upgrade and a restore of a managed server call functions without a search path.
CREATE OR REPLACE FUNCTION public.batch_edge_starts(step integer, start_date date, end_date date, day_of_week smallint, weekdays smallint[], time_from time, timezone text, session_changes jsonb) RETURNS SETOF timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.batch_instant(starts.at, public.batch_zone(timezone)) FROM (
    (SELECT planned.day + time_from AS at
     FROM generate_series(0, 7 * (jsonb_array_length(session_changes) + 1)) AS n
     CROSS JOIN LATERAL (SELECT CASE step WHEN 1 THEN start_date ELSE end_date END + step * n AS day) AS planned
     WHERE public.batch_meets(planned.day, start_date, end_date, day_of_week, weekdays)
       AND NOT EXISTS (SELECT FROM jsonb_array_elements(session_changes) AS change WHERE (change ->> 'day')::date = planned.day)
     ORDER BY n LIMIT 1)
    UNION ALL
    SELECT (change ->> 'toDay')::date + (change ->> 'toTime')::time FROM jsonb_array_elements(session_changes) AS change
    WHERE change ->> 'toDay' IS NOT NULL
      AND public.batch_meets((change ->> 'day')::date, start_date, end_date, day_of_week, weekdays)) AS starts
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.batch_first_start(start_date date, end_date date, day_of_week smallint, weekdays smallint[], time_from time, timezone text, session_changes jsonb) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(min(at), public.batch_instant(start_date + time_from, public.batch_zone(timezone)))
  FROM public.batch_edge_starts(1, start_date, end_date, day_of_week, weekdays, time_from, timezone, session_changes) AS at
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.batch_last_end(start_date date, end_date date, day_of_week smallint, weekdays smallint[], time_from time, time_to time, duration text, timezone text, session_changes jsonb) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN end_date IS NOT NULL THEN
    coalesce(max(at), public.batch_instant(end_date + time_from, public.batch_zone(timezone)))
    + make_interval(mins => coalesce(public.batch_session_minutes(time_from, time_to, duration), 60)) END
  FROM public.batch_edge_starts(-1, start_date, end_date, day_of_week, weekdays, time_from, timezone, session_changes) AS at
$$;
