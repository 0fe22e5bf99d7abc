-- Search compares folded texts: letters without accents, and the nine Indian scripts in Latin letters. Both the
-- documents and the typed texts are folded by the functions below.
-- Letters 1 to 99 of an Indian block of Unicode. All blocks have the order of ISCII, so one row of Latin letters serves all.
CREATE FUNCTION indian_block(first integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(chr(first + at), '' ORDER BY at) FROM generate_series(1, 99) AS at
$$;
--> statement-breakpoint
-- Capitals stand for two letters, for a nasal or for nothing until the end. Latin letters follow ISO 15919 without
-- its marks; long vowels, retroflex letters and nuktas do not count, because people type them in both ways.
CREATE FUNCTION search_fold(phrase text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  folded text := lower(phrase);
  consonants CONSTANT text := '\u0915-\u0939\u0995-\u09b9\u0a15-\u0a39\u0a95-\u0ab9\u0b15-\u0b39\u0b95-\u0bb9\u0c15-\u0c39\u0c95-\u0cb9\u0d15-\u0d3a';
  vowels CONSTANT text := '\u0905-\u0914\u0985-\u0994\u0a05-\u0a14\u0a85-\u0a94\u0b05-\u0b14\u0b85-\u0b94\u0c05-\u0c14\u0c85-\u0c94\u0d05-\u0d14';
BEGIN
  IF octet_length(folded) = length(folded) THEN RETURN folded; END IF;
  -- Accents, vowel points of Arabic and Hebrew, joiners and soft hyphens.
  folded := lower(normalize(regexp_replace(normalize(folded, NFKD), '[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u00ad\u200b-\u200f\u2060\ufe00-\ufe0f]', '', 'g'), NFC));
  folded := translate(folded, 'łøđðıŧħŋə', 'lodditηne');
  folded := replace(replace(replace(replace(replace(folded, 'η', 'h'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  IF folded !~ '[\u0900-\u0d7f]' THEN RETURN folded; END IF;
  folded := replace(replace(replace(folded, 'ஃப', 'ph'), 'অ্যা', 'অ'), 'ज्ञ', 'ग्य');
  folded := replace(replace(folded, 'റ്റ', 'ട്ട'), 'ന്റ', 'ന്ട');
  folded := regexp_replace(folded, 'ওয়\u09bc?(?=[\u09be-\u09cc])', 'ব', 'g');
  folded := regexp_replace(folded, '[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]', '', 'g');
  -- The vowel that a consonant before another letter has without a sign. At the end of a word it is not spoken.
  folded := regexp_replace(folded, '([' || consonants || '])(?=[' || consonants || vowels || '\u0901-\u0903\u0981-\u0983\u0a01-\u0a03\u0a70\u0a81-\u0a83\u0b01-\u0b03\u0c01-\u0c03\u0c81-\u0c83\u0d02\u0d03\u0d7a-\u0d7f])', '\1a', 'g');
  folded := translate(folded, E'ংঙৎৰৱੰੱൺൻർൽൾൿൎॲ।॥ச\u0c02\u0c82\u0d02', 'QQtrvWZnnrllkra  sXXX');
  folded := translate(folded,
    public.indian_block(2304) || public.indian_block(2432) || public.indian_block(2560) || public.indian_block(2688) || public.indian_block(2816)
      || public.indian_block(2944) || public.indian_block(3072) || public.indian_block(3200) || public.indian_block(3328),
    repeat('WWhaaaiiuuRleeeIoooUkKgGQCCjJWtTdDntTdDnnpFbBmyrrlllvSSshZZZZaiiuuRReeeIoooUZZZoZZZZZIUkKgjdDFyRlll', 9));
  folded := replace(folded, 'Z', '');
  -- A nasal before a consonant sounds like it, written as a sign or as a letter.
  folded := regexp_replace(folded, 'Q+(?=[kKgG])', 'n', 'g');
  folded := replace(folded, 'Q', 'ng');
  folded := regexp_replace(folded, '[WXn](?=[pFbBm])|X(?![a-zA-Z])', 'm', 'g');
  folded := translate(folded, 'WX', 'nn');
  folded := regexp_replace(folded, '([KGCJTDFBS])', '\1h', 'g');
  RETURN replace(replace(replace(lower(replace(replace(replace(folded, 'R', 'ri'), 'I', 'ai'), 'U', 'au')), 'fh', 'ph'), 'aai', 'ai'), 'aau', 'au');
END $$;
--> statement-breakpoint
-- How a word sounds whose English spelling does not say it.
CREATE FUNCTION search_respelling(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT coalesce('{
    "ai": "eai", "api": "epiai", "aws": "edablyues", "css": "siesses", "erp": "iarpi", "gst": "jiesti", "html": "echtiemel", "iot": "aioti", "php": "piechpi",
    "pmp": "piempi", "seo": "esio", "sql": "eskyuel", "ui": "yuai", "ux": "yueks", "xml": "eksemel",
    "agile": "ajail", "architect": "arkitekt", "architecture": "arkitekchar", "chemistry": "kemistri", "digital": "dijital", "engineer": "injiniyar",
    "engineering": "injiniyaring", "generative": "jenaretiv", "german": "jarman", "image": "imej", "imaging": "imejing", "knowledge": "nolej", "language": "laingvej",
    "management": "mainejment", "manager": "mainejar", "managing": "mainejing", "psychology": "saikoloji", "sociology": "soshiyoloji", "biology": "bayoloji",
    "school": "skul", "science": "sains", "storage": "storej", "strategy": "straiteji", "tableau": "tablo", "tech": "tek", "technical": "teknikal", "technology": "teknoloji",
    "writing": "raiting"}'::jsonb ->> word, word)
$$;
--> statement-breakpoint
-- A folded word as it sounds, with equal letters for the spellings that different people and scripts give a consonant.
-- Voice and breath do not count, because Tamil does not write them.
CREATE FUNCTION search_sound(word text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  sound text := public.search_respelling(word);
BEGIN
  IF octet_length(sound) <> length(sound) THEN RETURN sound; END IF;
  sound := regexp_replace(sound, '[ts]ion', 'shan', 'g');
  sound := regexp_replace(sound, 'ture$', 'char');
  sound := regexp_replace(sound, 'ign(?!al|it)', 'in', 'g');
  sound := replace(sound, 'igh', 'ai');
  sound := regexp_replace(sound, '^[gk]n', 'n');
  sound := regexp_replace(sound, '^wr', 'r');
  sound := replace(replace(replace(replace(replace(replace(sound, 'qu', 'kv'), 'x', 'ks'), 'zh', 'l'), 'ph', 'p'), 'ch', 's'), 'q', 'k');
  sound := replace(regexp_replace(sound, 'c(?=[eiy])', 's', 'g'), 'c', 'k');
  sound := regexp_replace(sound, '(.)h+', '\1', 'g');
  sound := regexp_replace(translate(sound, 'gdbfvwjz', 'ktppppss'), 'm(?=[^aeiouym])', 'n', 'g');
  RETURN regexp_replace(sound, '(.)\1+', '\1', 'g');
END $$;
--> statement-breakpoint
-- The consonants of a folded word as they sound, with `a` for a vowel at the beginning.
CREATE FUNCTION search_key(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT left(begun, 1) || translate(substr(begun, 2), 'aeiouy', '')
  FROM regexp_replace(public.search_sound(word), '^[aeiou]+|^y(?![aeiou])', 'a') AS begun
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION course_document(name text, description text, category integer, subcategory integer, trainer integer)
RETURNS tsvector LANGUAGE sql STABLE RETURN
  setweight(to_tsvector('english', search_fold(coalesce(name, ''))), 'A')
  || setweight(to_tsvector('english', search_fold(concat_ws(' ',
       (SELECT c.display_name FROM categories c WHERE c.id = category),
       (SELECT s.name FROM subcategories s WHERE s.id = subcategory),
       (SELECT t.name FROM trainers t WHERE t.id = trainer)))), 'B')
  || setweight(to_tsvector('english', search_fold(coalesce(description, ''))), 'C');
--> statement-breakpoint
-- contract: the function returns in the same transaction, with the word as its first column
DROP FUNCTION words_of;
--> statement-breakpoint
-- Marks are parts of words: `[[:alnum:]]` has none, so it would cut a word of an Indian script at its vowel signs.
CREATE FUNCTION words_of(phrase text) RETURNS TABLE (word text, is_native boolean) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.search_fold(token), bool_or(octet_length(token) <> length(token))
  FROM regexp_split_to_table(phrase, '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u0964\u0965\u2000-\u200b\u2010-\u206f\u3000-\u303f]+') AS token
  GROUP BY 1 HAVING length(public.search_fold(token)) BETWEEN 3 AND 40 OR public.search_respelling(public.search_fold(token)) <> public.search_fold(token)
$$;
--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "key" text GENERATED ALWAYS AS (search_key(word)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "is_native" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "search_words_key" ON "search_words" USING btree ("key" text_pattern_ops);--> statement-breakpoint
-- contract: the indexes below take their places; the old code searches trainers without an index until it stops
DROP INDEX "trainers_name_index";--> statement-breakpoint
DROP INDEX "trainers_location_index";--> statement-breakpoint
CREATE INDEX "trainers_folded_name" ON "trainers" USING gin (search_fold(name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "trainers_folded_location" ON "trainers" USING gin (search_fold(location) gin_trgm_ops);--> statement-breakpoint
-- In order, so that two rows that bring the same new words do not wait for each other in a circle.
CREATE FUNCTION keep_words(name text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_words (word, is_native)
  SELECT w.word, w.is_native FROM words_of(name) AS w WHERE NOT EXISTS (SELECT FROM search_words s WHERE s.word = w.word)
  ORDER BY w.word ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION courses_keep_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_words(NEW.name);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION categories_keep_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_words(NEW.display_name);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_keep_words AFTER INSERT OR UPDATE OF display_name ON categories
  FOR EACH ROW EXECUTE FUNCTION categories_keep_words();
--> statement-breakpoint
CREATE TRIGGER subcategories_keep_words AFTER INSERT OR UPDATE OF name ON subcategories
  FOR EACH ROW EXECUTE FUNCTION courses_keep_words();
--> statement-breakpoint
-- Documents and words of Latin letters without accents stay as they are.
UPDATE courses c SET search = course_document(c.name, c.description, c.category_id, c.subcategory_id, c.trainer_id)
WHERE octet_length(c.name || c.description) <> length(c.name || c.description)
  OR EXISTS (SELECT FROM trainers t WHERE t.id = c.trainer_id AND octet_length(t.name) <> length(t.name))
  OR EXISTS (SELECT FROM categories k WHERE k.id = c.category_id AND octet_length(k.display_name) <> length(k.display_name))
  OR EXISTS (SELECT FROM subcategories s WHERE s.id = c.subcategory_id AND octet_length(s.name) <> length(s.name));
--> statement-breakpoint
DELETE FROM search_words WHERE octet_length(word) <> length(word);
--> statement-breakpoint
INSERT INTO search_words (word, is_native)
SELECT w.word, bool_or(w.is_native) FROM (SELECT name FROM courses UNION SELECT display_name FROM categories UNION SELECT name FROM subcategories) AS named,
  words_of(named.name) AS w GROUP BY w.word ORDER BY w.word ON CONFLICT DO NOTHING;
