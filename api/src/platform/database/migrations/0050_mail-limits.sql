CREATE TABLE "mail_counts" (
	"subject_hash" text PRIMARY KEY NOT NULL,
	"mails" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refused_mailboxes" (
	"mailbox_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mail_counts_since_index" ON "mail_counts" USING btree ("since");
