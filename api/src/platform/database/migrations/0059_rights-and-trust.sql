CREATE TABLE "course_reports" (
	"course_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp (3) with time zone,
	CONSTRAINT "course_reports_course_id_user_id_pk" PRIMARY KEY("course_id","user_id"),
	CONSTRAINT "course_reports_reason" CHECK ("course_reports"."reason" in ('misleading', 'not-held', 'copied', 'offensive', 'fraud', 'other'))
);
--> statement-breakpoint
CREATE TABLE "admin_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_by" integer,
	CONSTRAINT "admin_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "trainer_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trainer_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"verification_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file" text,
	"file_name" text NOT NULL,
	"file_size" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trainer_documents_file_unique" UNIQUE("file"),
	CONSTRAINT "trainer_documents_kind" CHECK ("trainer_documents"."kind" in ('identity', 'address', 'qualification', 'registration', 'other'))
);
--> statement-breakpoint
CREATE TABLE "trainer_verifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trainer_verifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trainer_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" integer,
	"reason" text,
	"expires_on" date,
	CONSTRAINT "trainer_verifications_state" CHECK ("trainer_verifications"."state" in ('waiting', 'verified', 'refused')),
	CONSTRAINT "trainer_verifications_decided" CHECK (("trainer_verifications"."state" = 'waiting') = ("trainer_verifications"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "seller_blocked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "active_when_shown" boolean;--> statement-breakpoint
ALTER TABLE "trainers" ADD COLUMN "verified_until" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "admin_rights" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "block_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_by" integer;--> statement-breakpoint
ALTER TABLE "course_reports" ADD CONSTRAINT "course_reports_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reports" ADD CONSTRAINT "course_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_links" ADD CONSTRAINT "admin_links_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_documents" ADD CONSTRAINT "trainer_documents_verification_id_trainer_verifications_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."trainer_verifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_verifications" ADD CONSTRAINT "trainer_verifications_trainer_id_trainers_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."trainers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_verifications" ADD CONSTRAINT "trainer_verifications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_reports_user_id_index" ON "course_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "course_reports_open_index" ON "course_reports" USING btree ("created_at") WHERE "course_reports"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "trainer_documents_verification_id_index" ON "trainer_documents" USING btree ("verification_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trainer_verifications_one_waiting" ON "trainer_verifications" USING btree ("trainer_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "trainer_verifications_trainer_id_index" ON "trainer_verifications" USING btree ("trainer_id");--> statement-breakpoint
CREATE INDEX "trainer_verifications_waiting" ON "trainer_verifications" USING btree ("created_at") WHERE state = 'waiting';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_blocked_by_users_id_fk" FOREIGN KEY ("blocked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "users" SET "admin_rights" = ARRAY['content', 'people', 'finance', 'operations', 'owner'] WHERE "is_admin";--> statement-breakpoint
-- is_admin follows from the rights. A process of the version before, and a statement of an operator, write is_admin alone.
CREATE FUNCTION users_write_is_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.admin_rights = OLD.admin_rights THEN
    IF NOT NEW.is_admin THEN
      NEW.admin_rights := CASE WHEN TG_OP = 'INSERT' THEN NEW.admin_rights ELSE '{}' END;
    ELSIF cardinality(NEW.admin_rights) = 0 THEN
      NEW.admin_rights := ARRAY['content', 'people', 'finance', 'operations', 'owner'];
    END IF;
  END IF;
  NEW.is_admin := cardinality(NEW.admin_rights) > 0;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER users_write_is_admin BEFORE INSERT OR UPDATE OF is_admin, admin_rights
  ON users FOR EACH ROW EXECUTE FUNCTION users_write_is_admin();--> statement-breakpoint
-- A course that an administrator hid, or whose seller is blocked, is not active until that ends.
CREATE FUNCTION courses_write_active() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_hidden boolean;
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.seller_blocked_at := (SELECT u.blocked_at FROM trainers t JOIN users u ON u.id = t.user_id WHERE t.id = NEW.trainer_id);
  END IF;
  is_hidden := NEW.hidden_at IS NOT NULL OR NEW.seller_blocked_at IS NOT NULL;
  IF is_hidden THEN
    IF NEW.active_when_shown IS NULL OR NEW.is_active THEN NEW.active_when_shown := NEW.is_active; END IF;
    NEW.is_active := false;
  ELSIF NEW.active_when_shown IS NOT NULL THEN
    NEW.is_active := NEW.active_when_shown;
    NEW.active_when_shown := NULL;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER courses_write_active BEFORE INSERT OR UPDATE OF is_active, hidden_at, seller_blocked_at
  ON courses FOR EACH ROW EXECUTE FUNCTION courses_write_active();--> statement-breakpoint
CREATE FUNCTION users_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE courses SET seller_blocked_at = NEW.blocked_at
  WHERE trainer_id IN (SELECT id FROM trainers WHERE user_id = NEW.id)
    AND seller_blocked_at IS DISTINCT FROM NEW.blocked_at;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_blocked AFTER UPDATE OF blocked_at ON users FOR EACH ROW
  WHEN (OLD.blocked_at IS DISTINCT FROM NEW.blocked_at) EXECUTE FUNCTION users_blocked();
