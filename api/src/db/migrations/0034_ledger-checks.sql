ALTER TABLE "ledger_proofs" RENAME TO "ledger_checks";--> statement-breakpoint
ALTER SEQUENCE "ledger_proofs_id_seq" RENAME TO "ledger_checks_id_seq";--> statement-breakpoint
ALTER INDEX "ledger_proofs_at_index" RENAME TO "ledger_checks_at_index";--> statement-breakpoint
ALTER INDEX "ledger_proofs_pkey" RENAME TO "ledger_checks_pkey";
