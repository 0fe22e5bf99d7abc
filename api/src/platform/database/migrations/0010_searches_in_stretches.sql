-- The text index holds courses that are not public too, so that PostgreSQL joins it with the partial indexes of the
-- orders: it never joins two that are partial in the same way.
DROP INDEX "courses_search";--> statement-breakpoint
CREATE INDEX "courses_starts" ON "courses" USING btree ("next_start_at") WHERE is_public;--> statement-breakpoint
CREATE INDEX "courses_difficulty_start" ON "courses" USING btree ("difficulty","next_start_at","price_minor") WHERE is_public;--> statement-breakpoint
CREATE INDEX "courses_search" ON "courses" USING gin ("search");
