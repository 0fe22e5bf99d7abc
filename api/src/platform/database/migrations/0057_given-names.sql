ALTER TABLE "users" ADD COLUMN "has_derived_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "users" SET "has_derived_name" = true
FROM (
  SELECT "id" AS "user_id", split_part(split_part("email", '@', 1), '+', 1) AS "local" FROM "users" WHERE "blocked_at" IS NULL
) AS "address"
WHERE "users"."id" = "address"."user_id"
  AND (
    trim("name") IN ('', "local")
    OR lower("name") = trim(regexp_replace("local", '[^[:alpha:]]+', ' ', 'g'))
  );
