CREATE TABLE "uploads" (
	"user_id" integer NOT NULL,
	"media_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_user_id_media_id_pk" PRIMARY KEY("user_id","media_id")
);
--> statement-breakpoint
ALTER TABLE "media" DROP CONSTRAINT "media_owner_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "media_owner_id_index";--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_media_id_index" ON "uploads" USING btree ("media_id");--> statement-breakpoint
INSERT INTO "uploads" ("user_id", "media_id", "created_at") SELECT "owner_id", "id", "created_at" FROM "media" WHERE "owner_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "media" DROP COLUMN "owner_id";