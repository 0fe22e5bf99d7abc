ALTER TABLE "telemetry_events" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "telemetry_events" ADD COLUMN "network" text;--> statement-breakpoint
CREATE UNIQUE INDEX "telemetry_events_page_load" ON "telemetry_events" USING btree ("page","remote","version") WHERE name in ('REMOTE', 'load');