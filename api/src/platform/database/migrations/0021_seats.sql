CREATE TABLE "waiting_list" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"offered_at" timestamp (3) with time zone,
	"offer_ends_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_list_status" CHECK ("waiting_list"."status" in ('waiting', 'offered', 'taken', 'expired', 'left')),
	CONSTRAINT "waiting_list_offer" CHECK ("waiting_list"."status" <> 'offered' or ("waiting_list"."offered_at" is not null and "waiting_list"."offer_ends_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "seats" integer;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "seats_taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "waiting" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "holds_seat" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_one_open" ON "waiting_list" USING btree ("user_id","batch_id") WHERE status in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_list_open" ON "waiting_list" USING btree ("batch_id","status","id") WHERE status in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_list_offers" ON "waiting_list" USING btree ("offer_ends_at") WHERE status = 'offered';--> statement-breakpoint
CREATE INDEX "orders_holds" ON "orders" USING btree ("batch_id","expires_at") WHERE holds_seat;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_seats" CHECK ("batches"."seats" is null or ("batches"."seats" > 0 and "batches"."seats_taken" <= "batches"."seats"));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_hold" CHECK (not "orders"."holds_seat" or "orders"."status" in ('created', 'failed'));--> statement-breakpoint
-- The counters of a batch: `seats_taken` counts enrolments that are not refunded, orders that hold a seat and open offers;
-- `waiting` counts entries of the waiting list without an offer. The update locks the batch until the transaction ends.
CREATE FUNCTION enrolments_count_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE batches b SET seats_taken = b.seats_taken + c.change FROM (
      SELECT batch_id, count(*) AS change FROM added WHERE status <> 'Refunded' GROUP BY batch_id) c WHERE b.id = c.batch_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE batches b SET seats_taken = b.seats_taken - c.change FROM (
      SELECT batch_id, count(*) AS change FROM removed WHERE status <> 'Refunded' GROUP BY batch_id) c WHERE b.id = c.batch_id;
  ELSE
    UPDATE batches b SET seats_taken = b.seats_taken + c.change FROM (
      SELECT batch_id, sum(step) AS change FROM (
        SELECT batch_id, 1 AS step FROM added WHERE status <> 'Refunded'
        UNION ALL SELECT batch_id, -1 FROM removed WHERE status <> 'Refunded') steps
      GROUP BY batch_id HAVING sum(step) <> 0) c WHERE b.id = c.batch_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION orders_count_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE batches b SET seats_taken = b.seats_taken + c.change FROM (
      SELECT batch_id, count(*) AS change FROM added WHERE holds_seat GROUP BY batch_id) c WHERE b.id = c.batch_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE batches b SET seats_taken = b.seats_taken - c.change FROM (
      SELECT batch_id, count(*) AS change FROM removed WHERE holds_seat GROUP BY batch_id) c WHERE b.id = c.batch_id;
  ELSE
    UPDATE batches b SET seats_taken = b.seats_taken + c.change FROM (
      SELECT batch_id, sum(step) AS change FROM (
        SELECT batch_id, 1 AS step FROM added WHERE holds_seat
        UNION ALL SELECT batch_id, -1 FROM removed WHERE holds_seat) steps
      GROUP BY batch_id HAVING sum(step) <> 0) c WHERE b.id = c.batch_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION waiting_list_count_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE batches b SET seats_taken = b.seats_taken + c.offered, waiting = b.waiting + c.waits FROM (
      SELECT batch_id, count(*) FILTER (WHERE status = 'offered') AS offered, count(*) FILTER (WHERE status = 'waiting') AS waits
      FROM added GROUP BY batch_id) c WHERE b.id = c.batch_id AND c.offered + c.waits > 0;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE batches b SET seats_taken = b.seats_taken - c.offered, waiting = b.waiting - c.waits FROM (
      SELECT batch_id, count(*) FILTER (WHERE status = 'offered') AS offered, count(*) FILTER (WHERE status = 'waiting') AS waits
      FROM removed GROUP BY batch_id) c WHERE b.id = c.batch_id AND c.offered + c.waits > 0;
  ELSE
    UPDATE batches b SET seats_taken = b.seats_taken + c.offered, waiting = b.waiting + c.waits FROM (
      SELECT batch_id, sum(step) FILTER (WHERE status = 'offered') AS offered, sum(step) FILTER (WHERE status = 'waiting') AS waits
      FROM (SELECT batch_id, status, 1 AS step FROM added UNION ALL SELECT batch_id, status, -1 FROM removed) steps
      GROUP BY batch_id) sums
    CROSS JOIN LATERAL (SELECT sums.batch_id, coalesce(sums.offered, 0) AS offered, coalesce(sums.waits, 0) AS waits) c
    WHERE b.id = c.batch_id AND (c.offered <> 0 OR c.waits <> 0);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER enrolments_added AFTER INSERT ON enrolments REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION enrolments_count_seats();
--> statement-breakpoint
CREATE TRIGGER enrolments_changed AFTER UPDATE ON enrolments REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION enrolments_count_seats();
--> statement-breakpoint
CREATE TRIGGER enrolments_removed AFTER DELETE ON enrolments REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION enrolments_count_seats();
--> statement-breakpoint
CREATE TRIGGER orders_added AFTER INSERT ON orders REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION orders_count_seats();
--> statement-breakpoint
CREATE TRIGGER orders_changed AFTER UPDATE ON orders REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION orders_count_seats();
--> statement-breakpoint
CREATE TRIGGER orders_removed AFTER DELETE ON orders REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION orders_count_seats();
--> statement-breakpoint
CREATE TRIGGER waiting_list_added AFTER INSERT ON waiting_list REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION waiting_list_count_seats();
--> statement-breakpoint
CREATE TRIGGER waiting_list_changed AFTER UPDATE ON waiting_list REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION waiting_list_count_seats();
--> statement-breakpoint
CREATE TRIGGER waiting_list_removed AFTER DELETE ON waiting_list REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION waiting_list_count_seats();
--> statement-breakpoint
-- A change of seats and counters alone does not move the next start of a course.
CREATE OR REPLACE FUNCTION batches_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counters text[] := '{seats,seats_taken,waiting,updated_at}';
  moved integer[] := ARRAY(
    SELECT unnest(ARRAY[a.course_id, r.course_id]) FROM added a JOIN removed r ON r.id = a.id
    WHERE to_jsonb(a) - counters <> to_jsonb(r) - counters);
BEGIN
  IF cardinality(moved) > 0 THEN PERFORM write_next_starts(moved); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE batches b SET seats_taken = c.taken FROM (
  SELECT batch_id, count(*) AS taken FROM enrolments WHERE status <> 'Refunded' GROUP BY batch_id) c WHERE b.id = c.batch_id;
