ALTER TABLE "refunds" DROP CONSTRAINT "refunds_paymentId_unique";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_line";--> statement-breakpoint
ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_kind";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "closes_order" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "refunds_payment_id_index" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_closes" ON "refunds" USING btree ("payment_id") WHERE closes_order;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_line" CHECK ("ledger_entries"."line" in ('payment', 'sale', 'coupon', 'cgst', 'sgst', 'igst', 'platform-fee', 'refund', 'chargeback', 'payout'));--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_kind" CHECK ("ledger_transfers"."kind" in ('sale', 'refund', 'chargeback', 'chargeback-reversal', 'unassigned-payment', 'payout'));--> statement-breakpoint
-- Refunds that did not fail never add up to more than the payment. The lock makes concurrent ones wait for each other.
CREATE FUNCTION refunds_within_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid integer;
BEGIN
  SELECT amount_minor INTO paid FROM payments WHERE id = NEW.payment_id FOR UPDATE;
  IF NEW.status <> 'failed' AND NEW.amount_minor > paid - (
    SELECT coalesce(sum(amount_minor), 0) FROM refunds
    WHERE payment_id = NEW.payment_id AND id <> NEW.id AND status <> 'failed')
  THEN
    RAISE EXCEPTION 'refunds cannot exceed the payment' USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_within_payment BEFORE INSERT OR UPDATE OF amount_minor, status ON refunds
  FOR EACH ROW EXECUTE FUNCTION refunds_within_payment();
