CREATE TABLE "mail_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "mail_suppressions" (
	"email" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"detail" text NOT NULL,
	"provider" text NOT NULL,
	"event_id" text,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_suppressions_kind" CHECK ("mail_suppressions"."kind" in ('bounce', 'complaint'))
);
--> statement-breakpoint
ALTER TABLE "sent_mails" ADD COLUMN "address_hash" text;--> statement-breakpoint
CREATE INDEX "mail_events_created_at_index" ON "mail_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sent_mails_address_hash_index" ON "sent_mails" USING btree ("address_hash");