CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "courses_name_trgm";--> statement-breakpoint
CREATE INDEX "search_words_trgm" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION words_of(phrase text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT word FROM regexp_split_to_table(lower(phrase), '[^[:alnum:]]+') AS word WHERE length(word) BETWEEN 3 AND 40
$$;
--> statement-breakpoint
-- In order, so that two courses that bring the same new words do not wait for each other in a circle.
CREATE FUNCTION courses_keep_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words SELECT word FROM words_of(NEW.name) AS word ORDER BY word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER courses_keep_words AFTER INSERT OR UPDATE OF name ON courses FOR EACH ROW EXECUTE FUNCTION courses_keep_words();
--> statement-breakpoint
INSERT INTO search_words SELECT DISTINCT word FROM courses, words_of(name) AS word ORDER BY word ON CONFLICT DO NOTHING;
