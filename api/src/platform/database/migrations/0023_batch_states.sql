ALTER TABLE "batches" ADD COLUMN "weekdays" smallint[];--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "session_changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "cancel_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "batches" SET "state" = 'closed' WHERE NOT "active";--> statement-breakpoint
ALTER TABLE "batches" drop column "active";--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "active" boolean GENERATED ALWAYS AS (state = 'open') STORED NOT NULL;--> statement-breakpoint
-- The day of the last session: a moved session can be after the end date.
CREATE FUNCTION batch_last_day(end_date date, session_changes jsonb) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN end_date IS NOT NULL THEN
    greatest(end_date, (SELECT max((change ->> 'toDay')::date) FROM jsonb_array_elements(session_changes) AS change)) END
$$;--> statement-breakpoint
ALTER TABLE "batches" drop column "ends_at";--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "ends_at" timestamp (3) with time zone GENERATED ALWAYS AS (timezone(batch_zone(timezone), batch_last_day(end_date, session_changes) + coalesce(time_to, time_from))) STORED;--> statement-breakpoint
CREATE INDEX "batches_ended" ON "batches" USING btree ("ends_at") WHERE active;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_state" CHECK ("batches"."state" in ('open', 'closed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_weekdays" CHECK (cardinality("batches"."weekdays") between 1 and 7);
--> statement-breakpoint
CREATE TABLE "batch_change_responses" (
	"change_id" integer NOT NULL,
	"enrolment_id" integer NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "batch_change_responses_change_id_enrolment_id_pk" PRIMARY KEY("change_id","enrolment_id"),
	CONSTRAINT "batch_change_responses_answer" CHECK ("batch_change_responses"."answer" in ('accept', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "batch_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "batch_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"changed_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"respond_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "batch_change_responses" ADD CONSTRAINT "batch_change_responses_change_id_batch_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."batch_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_change_responses" ADD CONSTRAINT "batch_change_responses_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_changes" ADD CONSTRAINT "batch_changes_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_changes" ADD CONSTRAINT "batch_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_changes_batch_id_created_at_index" ON "batch_changes" USING btree ("batch_id","created_at");