CREATE TABLE "certificate_rules" (
	"batch_id" integer PRIMARY KEY NOT NULL,
	"percent" smallint,
	"examined_at" timestamp (3) with time zone,
	CONSTRAINT "certificate_rules_percent" CHECK ("certificate_rules"."percent" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"status_index" integer GENERATED ALWAYS AS IDENTITY (sequence name "certificates_status_index_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"batch_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"trainer_id" integer NOT NULL,
	"learner_name" text NOT NULL,
	"course_name" text NOT NULL,
	"trainer_name" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"sessions" integer NOT NULL,
	"attended" integer NOT NULL,
	"credential" text NOT NULL,
	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" integer,
	"revoke_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "certificates_status_index" UNIQUE("status_index"),
	CONSTRAINT "certificates_one_for_a_batch" UNIQUE("user_id","batch_id"),
	CONSTRAINT "certificates_attendance" CHECK ("certificates"."attended" between 0 and "certificates"."sessions")
);
--> statement-breakpoint
CREATE TABLE "issuer_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attendance" ALTER COLUMN "joined_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attendance" ADD COLUMN "is_present" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "attendance" ADD COLUMN "corrected_by" integer;--> statement-breakpoint
ALTER TABLE "attendance" ADD COLUMN "corrected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "certificate_rules" ADD CONSTRAINT "certificate_rules_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_trainer_id_trainers_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."trainers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_revoked_by_users_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_batch_id_index" ON "certificates" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "certificates_revoked" ON "certificates" USING btree ("status_index") WHERE revoked_at is not null;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_corrected" CHECK (("attendance"."corrected_by" is null) = ("attendance"."corrected_at" is null));--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_source" CHECK ("attendance"."joined_at" is not null or "attendance"."corrected_at" is not null);