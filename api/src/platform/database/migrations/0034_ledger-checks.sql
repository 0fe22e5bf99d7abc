-- contract: no release has used the table under its first name
ALTER TABLE "ledger_proofs" RENAME TO "ledger_checks";--> statement-breakpoint
-- contract: no release has used the table under its first name
ALTER SEQUENCE "ledger_proofs_id_seq" RENAME TO "ledger_checks_id_seq";--> statement-breakpoint
-- contract: no release has used the table under its first name
ALTER INDEX "ledger_proofs_at_index" RENAME TO "ledger_checks_at_index";--> statement-breakpoint
-- contract: no release has used the table under its first name
ALTER INDEX "ledger_proofs_pkey" RENAME TO "ledger_checks_pkey";
