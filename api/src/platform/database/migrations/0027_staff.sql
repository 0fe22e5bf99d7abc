CREATE TABLE "staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"institute_id" integer NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"user_id" integer,
	"invited_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "staff_one_of_an_address" UNIQUE("institute_id","email"),
	CONSTRAINT "staff_role" CHECK ("staff"."role" in ('owner', 'manager', 'trainer')),
	CONSTRAINT "staff_email_lowercase" CHECK ("staff"."email" = lower("staff"."email")),
	CONSTRAINT "staff_accepted" CHECK (("staff"."user_id" is null) = ("staff"."accepted_at" is null))
);
--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_institute_id_trainers_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."trainers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_acts_for" ON "staff" USING btree ("user_id") WHERE role <> 'trainer';--> statement-breakpoint
CREATE INDEX "staff_user_id_index" ON "staff" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_email_index" ON "staff" USING btree ("email");--> statement-breakpoint
-- Cards name the trainers of batches. A course of the trainer's own follows the trainer's version.
CREATE FUNCTION teachers_outdate_cards() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM outdate_course_cards(ARRAY(SELECT DISTINCT b.course_id FROM batches b JOIN courses c ON c.id = b.course_id
    WHERE b.trainer_id = NEW.id AND c.trainer_id <> NEW.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER teachers_outdate_cards AFTER UPDATE OF name ON trainers FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION teachers_outdate_cards();
