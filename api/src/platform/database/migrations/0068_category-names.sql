ALTER TABLE "categories" DROP CONSTRAINT "categories_name";--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_name" CHECK ("categories"."name" ~ '^[^[:space:],/]+$');