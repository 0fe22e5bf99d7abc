CREATE TABLE "materials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "materials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch_id" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"session_day" date,
	"visible_from" date,
	"link" text,
	"file" text,
	"file_name" text,
	"file_size" integer,
	"position" integer NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "materials_file_unique" UNIQUE("file"),
	CONSTRAINT "materials_kind" CHECK ("materials"."kind" in ('material', 'recording')),
	CONSTRAINT "materials_link_or_file" CHECK (("materials"."link" is null) <> ("materials"."file" is null)),
	CONSTRAINT "materials_file" CHECK (("materials"."file" is null) = ("materials"."file_name" is null) and ("materials"."file" is null) = ("materials"."file_size" is null))
);
--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "materials_batch_id_position_index" ON "materials" USING btree ("batch_id","position");--> statement-breakpoint
CREATE INDEX "materials_created_by_index" ON "materials" USING btree ("created_by");