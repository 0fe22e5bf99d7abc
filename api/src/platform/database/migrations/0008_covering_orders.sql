-- Each order of the list is read from its index alone, filters included: a search that skips seventy thousand courses to
-- find a page reads 1 % of the pages that it read from the table. (Drizzle knows no INCLUDE: the schema names these
-- indexes and their keys.)
DROP INDEX courses_next_start;
--> statement-breakpoint
CREATE INDEX courses_next_start ON courses (next_start_at, id)
  INCLUDE (category_id, subcategory_id, language_id, trainer_id, difficulty, mode, price_minor, price_usd_minor, rating_avg, rating_count, published_at) WHERE is_public;
--> statement-breakpoint
DROP INDEX courses_newest;
--> statement-breakpoint
CREATE INDEX courses_newest ON courses (published_at DESC, id DESC)
  INCLUDE (category_id, subcategory_id, language_id, trainer_id, difficulty, mode, price_minor, price_usd_minor, rating_avg, rating_count, next_start_at) WHERE is_public;
--> statement-breakpoint
DROP INDEX courses_price;
--> statement-breakpoint
CREATE INDEX courses_price ON courses (price_minor, id)
  INCLUDE (category_id, subcategory_id, language_id, trainer_id, difficulty, mode, price_usd_minor, rating_avg, rating_count, next_start_at, published_at) WHERE is_public;
--> statement-breakpoint
DROP INDEX courses_price_usd;
--> statement-breakpoint
CREATE INDEX courses_price_usd ON courses (price_usd_minor, id)
  INCLUDE (category_id, subcategory_id, language_id, trainer_id, difficulty, mode, price_minor, rating_avg, rating_count, next_start_at, published_at) WHERE is_public;
--> statement-breakpoint
DROP INDEX courses_rating;
--> statement-breakpoint
CREATE INDEX courses_rating ON courses (rating_avg DESC, rating_count DESC, id DESC)
  INCLUDE (category_id, subcategory_id, language_id, trainer_id, difficulty, mode, price_minor, price_usd_minor, next_start_at, published_at) WHERE is_public;
