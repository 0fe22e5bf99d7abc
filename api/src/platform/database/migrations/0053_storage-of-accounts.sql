ALTER TABLE "media" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "trainer_id" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_trainer_id_trainers_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."trainers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_trainer_id_index" ON "uploads" USING btree ("trainer_id");--> statement-breakpoint
UPDATE "uploads" u SET "trainer_id" = t.id FROM "trainers" t WHERE t.user_id = u.user_id;--> statement-breakpoint
-- An estimate for the stored files: a quarter of a byte for each pixel, as photos have.
UPDATE "media" m SET "bytes" = (SELECT sum(w::bigint * w * m.height / m.width) / 4 FROM unnest(m.widths) AS w);
