ALTER TABLE "orders" ADD COLUMN "ending" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "session_changes" jsonb;