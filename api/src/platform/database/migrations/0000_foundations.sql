CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- The zone in which a batch's dates and clock times are meant. EST and PST mean the real zones, with summer time.
CREATE FUNCTION batch_zone(code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  CASE code WHEN 'IST' THEN 'Asia/Kolkata' WHEN 'EST' THEN 'America/New_York' WHEN 'PST' THEN 'America/Los_Angeles' ELSE 'UTC' END;
