DROP INDEX "orders_to_reconcile";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "orders_to_reconcile" ON "orders" USING btree ("status","created_at") WHERE status in ('created', 'failed', 'expired');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_idempotency_key" UNIQUE("user_id","idempotency_key");