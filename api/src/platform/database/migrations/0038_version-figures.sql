-- Earlier versions stored several values of one page; the greatest stays.
DELETE FROM "telemetry_events" "lesser" USING "telemetry_events" "other"
WHERE "lesser"."kind" = 'vital' AND "other"."kind" = 'vital' AND "lesser"."name" <> 'REMOTE'
  AND "lesser"."page" = "other"."page" AND "lesser"."name" = "other"."name"
  AND (coalesce("lesser"."value", 0), "lesser"."id") < (coalesce("other"."value", 0), "other"."id");--> statement-breakpoint
CREATE UNIQUE INDEX "telemetry_events_page_vital" ON "telemetry_events" USING btree ("page","name") WHERE kind = 'vital' and name <> 'REMOTE';--> statement-breakpoint
CREATE INDEX "telemetry_events_page_error" ON "telemetry_events" USING btree ("page") WHERE kind = 'error';