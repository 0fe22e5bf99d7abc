CREATE TABLE "outbox_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text,
	"payload" jsonb NOT NULL,
	"secret" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fanned_out_at" timestamp (3) with time zone,
	CONSTRAINT "outbox_events_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sent_mails" (
	"message_id" text PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"template" text NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_mails" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_event_id_outbox_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."outbox_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_events_created_at_index" ON "outbox_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sent_mails_event_id_index" ON "sent_mails" USING btree ("event_id");--> statement-breakpoint
ALTER TABLE "kept_mails" ADD CONSTRAINT "kept_mails_messageId_unique" UNIQUE("message_id");--> statement-breakpoint
-- Refunds that the provider has not accepted get the event that new ones have.
INSERT INTO outbox_events (id, kind, payload) SELECT gen_random_uuid(), 'refund.requested', jsonb_build_object('refundId', id)
  FROM refunds WHERE status = 'requested' AND provider_refund_id IS NULL;
