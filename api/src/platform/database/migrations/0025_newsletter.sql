CREATE TABLE "newsletter_issues" (
	"post_id" integer PRIMARY KEY NOT NULL,
	"recipients" integer NOT NULL,
	"sent_by" integer NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"unsubscribed_at" timestamp (3) with time zone,
	CONSTRAINT "newsletter_subscriptions_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_subscriptions_email" CHECK ("newsletter_subscriptions"."email" = lower("newsletter_subscriptions"."email"))
);
--> statement-breakpoint
ALTER TABLE "support_messages" DROP CONSTRAINT "support_messages_type";--> statement-breakpoint
DROP INDEX "support_messages_one_newsletter";--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "digest" text DEFAULT 'daily' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_requested_at_index" ON "newsletter_subscriptions" USING btree ("requested_at");--> statement-breakpoint
-- Users who saved a search before were not told about mails.
UPDATE "saved_searches" SET "digest" = 'never';--> statement-breakpoint
CREATE INDEX "saved_searches_digest_checked_at_index" ON "saved_searches" USING btree ("digest","checked_at");--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "notify";--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "notified_at";--> statement-breakpoint
-- Addresses of accounts were proven by a sign-in. Those of visitors were not, so they have to subscribe again.
INSERT INTO "newsletter_subscriptions" ("email", "requested_at", "confirmed_at", "unsubscribed_at")
SELECT m."email", m."created_at", m."created_at", m."unsubscribed_at" FROM "support_messages" m
JOIN "users" u ON u."id" = m."user_id" AND u."email" = m."email" WHERE m."type" = 0;--> statement-breakpoint
DELETE FROM "support_messages" WHERE "type" = 0;--> statement-breakpoint
ALTER TABLE "support_messages" DROP COLUMN "unsubscribed_at";--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_digest" CHECK ("saved_searches"."digest" in ('daily', 'weekly', 'never'));--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_type" CHECK ("support_messages"."type" in (3, 5));