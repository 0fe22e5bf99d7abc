CREATE TABLE "coupon_targets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_targets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coupon_id" integer NOT NULL,
	"course_id" integer,
	"batch_id" integer,
	CONSTRAINT "coupon_targets_one" CHECK (("coupon_targets"."course_id" is null) <> ("coupon_targets"."batch_id" is null))
);
--> statement-breakpoint
CREATE TABLE "coupon_tries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_tries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trainer_id" integer NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"percent" numeric(5, 2),
	"amount_minor" integer,
	"amount_usd_minor" integer,
	"scope" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"max_uses" integer,
	"max_uses_per_learner" integer,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_one_of_a_code" UNIQUE("trainer_id","code"),
	CONSTRAINT "coupons_code" CHECK ("coupons"."code" = upper("coupons"."code")),
	CONSTRAINT "coupons_kind" CHECK ("coupons"."kind" in ('percent', 'amount')),
	CONSTRAINT "coupons_scope" CHECK ("coupons"."scope" in ('all', 'courses', 'batches')),
	CONSTRAINT "coupons_value" CHECK (("coupons"."kind" = 'percent' and "coupons"."percent" > 0 and "coupons"."percent" <= 100 and "coupons"."amount_minor" is null and "coupons"."amount_usd_minor" is null)
        or ("coupons"."kind" = 'amount' and "coupons"."percent" is null and coalesce("coupons"."amount_minor", "coupons"."amount_usd_minor") is not null
          and coalesce("coupons"."amount_minor", 1) > 0 and coalesce("coupons"."amount_usd_minor", 1) > 0)),
	CONSTRAINT "coupons_period" CHECK ("coupons"."starts_at" is null or "coupons"."ends_at" is null or "coupons"."starts_at" < "coupons"."ends_at"),
	CONSTRAINT "coupons_limits" CHECK (coalesce("coupons"."max_uses", 1) > 0 and coalesce("coupons"."max_uses_per_learner", 1) > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transfer_id" integer NOT NULL,
	"account" text NOT NULL,
	"trainer_id" integer,
	"line" text NOT NULL,
	"amount_minor" integer NOT NULL,
	CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('provider', 'trainer', 'platform', 'unassigned')),
	CONSTRAINT "ledger_entries_line" CHECK ("ledger_entries"."line" in ('payment', 'sale', 'coupon', 'platform-fee', 'refund', 'chargeback')),
	CONSTRAINT "ledger_entries_trainer" CHECK (("ledger_entries"."account" = 'trainer') = ("ledger_entries"."trainer_id" is not null)),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount_minor" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_proofs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ok" boolean NOT NULL,
	"transfers" integer NOT NULL,
	"entries" integer NOT NULL,
	"orders" integer NOT NULL,
	"problems" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" integer,
	"currency" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transfers_key_unique" UNIQUE("key"),
	CONSTRAINT "ledger_transfers_kind" CHECK ("ledger_transfers"."kind" in ('sale', 'refund', 'chargeback', 'unassigned-payment')),
	CONSTRAINT "ledger_transfers_currency" CHECK ("ledger_transfers"."currency" in ('INR', 'USD'))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_targets" ADD CONSTRAINT "coupon_targets_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_targets" ADD CONSTRAINT "coupon_targets_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_targets" ADD CONSTRAINT "coupon_targets_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_tries" ADD CONSTRAINT "coupon_tries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_trainer_id_trainers_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."trainers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_trainer_id_trainers_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."trainers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_targets_coupon_id_index" ON "coupon_targets" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "coupon_targets_batch_id_index" ON "coupon_targets" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "coupon_tries_user_id_at_index" ON "coupon_tries" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "ledger_entries_transfer_id_index" ON "ledger_entries" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_trainer_id_index" ON "ledger_entries" USING btree ("trainer_id");--> statement-breakpoint
CREATE INDEX "ledger_proofs_at_index" ON "ledger_proofs" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ledger_transfers_order_id_index" ON "ledger_transfers" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_coupons" ON "orders" USING btree ("coupon_id","user_id") WHERE coupon_id is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon" CHECK ("orders"."coupon_minor" between 0 and "orders"."fee_minor" - "orders"."amount_minor" and ("orders"."coupon_id" is null) = ("orders"."coupon_code" is null)
        and ("orders"."coupon_id" is not null or "orders"."coupon_minor" = 0));
--> statement-breakpoint
-- An order only moves forward, and what was offered stays what was offered.
CREATE OR REPLACE FUNCTION orders_move_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN (
    ('created', 'paid'), ('created', 'failed'), ('created', 'expired'), ('failed', 'paid'), ('expired', 'paid'), ('paid', 'refunded'))
  THEN
    RAISE EXCEPTION 'an order cannot go from % to %', OLD.status, NEW.status USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_move_forward';
  END IF;
  IF (NEW.user_id, NEW.course_id, NEW.batch_id, NEW.currency, NEW.amount_minor, NEW.coupon_id, NEW.coupon_minor)
    IS DISTINCT FROM (OLD.user_id, OLD.course_id, OLD.batch_id, OLD.currency, OLD.amount_minor, OLD.coupon_id, OLD.coupon_minor)
  THEN
    RAISE EXCEPTION 'what an order offers cannot be changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_move_forward';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Payments and refunds from before the ledger. No platform fee was taken.
INSERT INTO ledger_transfers (key, kind, order_id, currency, at)
  SELECT 'payment ' || p.provider || ' ' || p.provider_payment_id, 'sale', p.order_id, p.currency, o.paid_at
  FROM payments p JOIN orders o ON o.id = p.order_id
  WHERE p.status IN ('captured', 'refunded') AND p.amount_minor > 0 ORDER BY p.id;
--> statement-breakpoint
INSERT INTO ledger_transfers (key, kind, order_id, currency, at)
  SELECT 'refund ' || p.provider || ' ' || r.provider_refund_id, 'refund', p.order_id, p.currency, r.updated_at
  FROM refunds r JOIN payments p ON p.id = r.payment_id
  WHERE r.status = 'succeeded' AND r.provider_refund_id IS NOT NULL ORDER BY r.id;
--> statement-breakpoint
INSERT INTO ledger_entries (transfer_id, account, trainer_id, line, amount_minor)
  SELECT t.id, e.account, CASE e.account WHEN 'trainer' THEN o.trainer_id END, e.line, e.amount
  FROM ledger_transfers t JOIN orders o ON o.id = t.order_id JOIN payments p ON p.order_id = o.id AND p.status IN ('captured', 'refunded')
  LEFT JOIN refunds r ON r.payment_id = p.id
  CROSS JOIN LATERAL (VALUES
    ('sale', 'provider', 'payment', p.amount_minor), ('sale', 'trainer', 'sale', -p.amount_minor),
    ('refund', 'provider', 'refund', -r.amount_minor), ('refund', 'trainer', 'refund', r.amount_minor)) AS e (kind, account, line, amount)
  WHERE e.kind = t.kind ORDER BY t.id;
--> statement-breakpoint
CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger can only be added to' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
-- One statement inserts all entries of a transfer, and they add up to zero. Later statements cannot add to it.
CREATE FUNCTION ledger_entries_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM added a GROUP BY a.transfer_id
    HAVING sum(a.amount_minor) <> 0
      OR count(*) <> (SELECT count(*) FROM ledger_entries e WHERE e.transfer_id = a.transfer_id))
  THEN
    RAISE EXCEPTION 'the entries of a transfer must add up to zero' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_add_up';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_add_up AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_entries_add_up();
