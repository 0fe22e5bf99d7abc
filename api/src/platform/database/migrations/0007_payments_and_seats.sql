CREATE INDEX "enrolments_batch_id_index" ON "enrolments" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "payments_order_id_index" ON "payments" USING btree ("order_id");