CREATE TABLE "payout_lines" (
	"payout_id" integer NOT NULL,
	"transfer_id" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "payout_lines_payout_id_transfer_id_pk" PRIMARY KEY("payout_id","transfer_id")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" uuid DEFAULT gen_random_uuid() NOT NULL,
	"trainer_id" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'awaiting' NOT NULL,
	"cutoff" timestamp (3) with time zone NOT NULL,
	"amount_minor" bigint NOT NULL,
	"method" text,
	"account" text,
	"route_account_id" text,
	"provider_transfer_id" text,
	"approved_by" integer,
	"approved_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"payment_reference" text,
	"failure" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payouts_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payouts_providerTransferId_unique" UNIQUE("provider_transfer_id"),
	CONSTRAINT "payouts_currency" CHECK ("payouts"."currency" in ('INR', 'USD')),
	CONSTRAINT "payouts_state" CHECK ("payouts"."state" in ('awaiting', 'approved', 'paid', 'failed')),
	CONSTRAINT "payouts_approval" CHECK ("payouts"."state" = 'awaiting' or ("payouts"."amount_minor" > 0 and "payouts"."approved_at" is not null and "payouts"."method" is not null and "payouts"."account" is not null)),
	CONSTRAINT "payouts_closed" CHECK (("payouts"."state" in ('paid', 'failed')) = ("payouts"."closed_at" is not null)),
	CONSTRAINT "payouts_paid" CHECK ("payouts"."state" <> 'paid' or "payouts"."payment_reference" is not null)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account";--> statement-breakpoint
ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_kind";--> statement-breakpoint
-- contract: the version before reads the wider type as a number, too
ALTER TABLE "ledger_entries" ALTER COLUMN "amount_minor" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payment_configs" ADD COLUMN "route_account_id" text;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_trainer_id_trainers_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."trainers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_lines_once" ON "payout_lines" USING btree ("transfer_id") WHERE is_active;--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_awaiting" ON "payouts" USING btree ("trainer_id","currency") WHERE state = 'awaiting';--> statement-breakpoint
CREATE INDEX "payouts_trainer_id_created_at_index" ON "payouts" USING btree ("trainer_id","created_at");--> statement-breakpoint
CREATE INDEX "payouts_open" ON "payouts" USING btree ("state","id") WHERE state in ('awaiting', 'approved');--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('provider', 'trainer', 'payouts', 'platform', 'unassigned'));--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_kind" CHECK ("ledger_transfers"."kind" in ('sale', 'refund', 'chargeback', 'chargeback-reversal', 'unassigned-payment', 'payout', 'payout-paid', 'payout-failed'));--> statement-breakpoint
CREATE FUNCTION payouts_move_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (('awaiting', 'approved'), ('approved', 'paid'), ('approved', 'failed'))
  THEN
    RAISE EXCEPTION 'a payout cannot go from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_move_forward';
  END IF;
  IF OLD.state <> 'awaiting' AND (NEW.trainer_id, NEW.currency, NEW.amount_minor, NEW.cutoff, NEW.method, NEW.account, NEW.approved_at)
    IS DISTINCT FROM (OLD.trainer_id, OLD.currency, OLD.amount_minor, OLD.cutoff, OLD.method, OLD.account, OLD.approved_at)
  THEN
    RAISE EXCEPTION 'an approved payout cannot be changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_move_forward';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payouts_move_forward BEFORE UPDATE ON payouts FOR EACH ROW EXECUTE FUNCTION payouts_move_forward();
--> statement-breakpoint
-- The statement of a payout stays as it was approved.
CREATE FUNCTION payout_lines_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF EXISTS (SELECT FROM (SELECT DISTINCT payout_id FROM added) a JOIN payouts p ON p.id = a.payout_id WHERE p.state <> 'awaiting') THEN
      RAISE EXCEPTION 'an approved payout takes no more lines' USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_lines_are_kept';
    END IF;
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'the lines of a payout are kept' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER payout_lines_added AFTER INSERT ON payout_lines REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION payout_lines_are_kept();
--> statement-breakpoint
CREATE TRIGGER payout_lines_removed BEFORE DELETE OR TRUNCATE ON payout_lines
  FOR EACH STATEMENT EXECUTE FUNCTION payout_lines_are_kept();
