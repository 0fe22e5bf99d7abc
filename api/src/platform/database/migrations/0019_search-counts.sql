CREATE TABLE "search_counts" (
	"text" text NOT NULL,
	"day" date NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "search_counts_text_day_pk" PRIMARY KEY("text","day")
);
--> statement-breakpoint
CREATE INDEX "search_counts_day_index" ON "search_counts" USING btree ("day");