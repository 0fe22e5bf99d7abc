CREATE TABLE "check_ins" (
	"batch_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"session_day" date NOT NULL,
	"user_id" integer NOT NULL,
	"checked_in_at" timestamp (3) with time zone NOT NULL,
	"checked_in_by" integer NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "check_ins_batch_id_id_pk" PRIMARY KEY("batch_id","id")
);
--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_checked_in_by_users_id_fk" FOREIGN KEY ("checked_in_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_ins_user_id_index" ON "check_ins" USING btree ("user_id");