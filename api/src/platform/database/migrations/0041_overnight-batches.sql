-- The end of the last class: a moved class can be later, and a class can pass midnight.
CREATE FUNCTION batch_last_end(end_date date, time_from time, time_to time, session_changes jsonb) RETURNS timestamp LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN end_date IS NOT NULL THEN
    greatest(
      end_date + time_from,
      (SELECT max((change ->> 'toDay')::date + (change ->> 'toTime')::time) FROM jsonb_array_elements(session_changes) AS change)
    )
    + CASE WHEN time_to < time_from THEN time_to - time_from + interval '1 day' ELSE coalesce(time_to - time_from, interval '0') END
  END
$$;--> statement-breakpoint
-- contract: the column returns in the same transaction
ALTER TABLE "batches" drop column "ends_at";--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "ends_at" timestamp (3) with time zone GENERATED ALWAYS AS (timezone(batch_zone(timezone), batch_last_end(end_date, time_from, time_to, session_changes))) STORED;--> statement-breakpoint
CREATE INDEX "batches_ended" ON "batches" USING btree ("ends_at") WHERE active;--> statement-breakpoint
DROP FUNCTION batch_last_day;
