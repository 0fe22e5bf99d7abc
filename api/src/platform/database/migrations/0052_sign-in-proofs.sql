ALTER TABLE "code_failures" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "email_codes" ADD COLUMN "proof" text;--> statement-breakpoint
ALTER TABLE "factor_attempts" ADD COLUMN "challenge_expires_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "code_failures_subject_created_at_index" ON "code_failures" USING btree ("subject","created_at");--> statement-breakpoint
ALTER TABLE "email_codes" ADD CONSTRAINT "email_codes_proof_unique" UNIQUE("proof");