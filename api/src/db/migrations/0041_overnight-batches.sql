-- contract: the column returns in the same transaction; the last class of an overnight batch now ends a day later
ALTER TABLE "batches" drop column "ends_at";--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "ends_at" timestamp (3) with time zone GENERATED ALWAYS AS (timezone(batch_zone(timezone), batch_last_day(end_date, session_changes) + coalesce(time_to, time_from) + case when time_to < time_from then interval '1 day' else interval '0' end)) STORED;--> statement-breakpoint
CREATE INDEX "batches_ended" ON "batches" USING btree ("ends_at") WHERE active;
