ALTER TABLE "certificates" DROP CONSTRAINT "certificates_one_for_a_batch";--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "replaces_id" uuid;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_replaces_id_certificates_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_first_of_a_batch" ON "certificates" USING btree ("user_id","batch_id") WHERE replaces_id is null;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_replaced_once" UNIQUE("replaces_id");