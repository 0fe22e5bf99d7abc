CREATE TABLE "payout_approvals" (
	"payout_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"account_fingerprint" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_approvals_payout_id_user_id_pk" PRIMARY KEY("payout_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "payment_configs" ADD COLUMN "account_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "released_by" integer;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "paid_account" text;--> statement-breakpoint
ALTER TABLE "payout_approvals" ADD CONSTRAINT "payout_approvals_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_approvals" ADD CONSTRAINT "payout_approvals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_released_by_users_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_held" ON "refunds" USING btree ("id") WHERE is_held;--> statement-breakpoint
CREATE OR REPLACE FUNCTION payouts_move_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (('awaiting', 'approved'), ('approved', 'paid'), ('approved', 'failed'))
  THEN
    RAISE EXCEPTION 'a payout cannot go from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_move_forward';
  END IF;
  IF OLD.state <> 'awaiting' AND (NEW.trainer_id, NEW.currency, NEW.amount_minor, NEW.cutoff, NEW.method, NEW.account, NEW.route_account_id, NEW.approved_at)
    IS DISTINCT FROM (OLD.trainer_id, OLD.currency, OLD.amount_minor, OLD.cutoff, OLD.method, OLD.account, OLD.route_account_id, OLD.approved_at)
  THEN
    RAISE EXCEPTION 'an approved payout cannot be changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_move_forward';
  END IF;
  RETURN NEW;
END $$;
