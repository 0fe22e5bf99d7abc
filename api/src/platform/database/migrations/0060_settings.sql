CREATE TABLE "legal_acceptances" (
	"user_id" integer NOT NULL,
	"document" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_acceptances_user_id_document_number_pk" PRIMARY KEY("user_id","document","number"),
	CONSTRAINT "legal_acceptances_document" CHECK ("legal_acceptances"."document" in ('terms', 'privacy', 'policy'))
);
--> statement-breakpoint
CREATE TABLE "legal_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document" text NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"effective_from" timestamp (3) with time zone NOT NULL,
	"must_accept" boolean NOT NULL,
	"saved_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_texts_number" UNIQUE("document","number"),
	CONSTRAINT "legal_texts_document" CHECK ("legal_texts"."document" in ('terms', 'privacy', 'policy')),
	CONSTRAINT "legal_texts_from_2" CHECK ("legal_texts"."number" >= 2)
);
--> statement-breakpoint
CREATE TABLE "site_setting_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_setting_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb,
	"restored" integer,
	"saved_by" integer,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_setting_versions_number" UNIQUE("section","version"),
	CONSTRAINT "site_setting_versions_section" CHECK ("site_setting_versions"."section" in ('brand', 'contact', 'banner', 'maintenance', 'fees')),
	CONSTRAINT "site_setting_versions_from_1" CHECK ("site_setting_versions"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "former_names" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "languages" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "languages" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "languages" ADD COLUMN "former_names" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "subcategories" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subcategories" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "subcategories" ADD COLUMN "former_names" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_acceptances" ADD CONSTRAINT "legal_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_setting_versions" ADD CONSTRAINT "site_setting_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_merged_into_categories_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "languages" ADD CONSTRAINT "languages_merged_into_languages_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_merged_into_subcategories_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."subcategories"("id") ON DELETE no action ON UPDATE no action;