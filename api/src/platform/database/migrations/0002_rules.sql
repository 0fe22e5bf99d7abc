-- What the text search looks through: name first, then category and trainer, then the description.
CREATE FUNCTION course_document(name text, description text, category integer, subcategory integer, trainer integer)
RETURNS tsvector LANGUAGE sql STABLE RETURN
  setweight(to_tsvector('english', coalesce(name, '')), 'A')
  || setweight(to_tsvector('english', concat_ws(' ',
       (SELECT c.display_name FROM categories c WHERE c.id = category),
       (SELECT s.name FROM subcategories s WHERE s.id = subcategory),
       (SELECT t.name FROM trainers t WHERE t.id = trainer))), 'B')
  || setweight(to_tsvector('english', coalesce(description, '')), 'C');
--> statement-breakpoint
CREATE FUNCTION courses_write_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := course_document(NEW.name, NEW.description, NEW.category_id, NEW.subcategory_id, NEW.trainer_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER courses_write_search BEFORE INSERT OR UPDATE OF name, description, category_id, subcategory_id, trainer_id
  ON courses FOR EACH ROW EXECUTE FUNCTION courses_write_search();
--> statement-breakpoint
-- A new name of a category, subcategory or trainer reaches the courses' search documents.
CREATE FUNCTION courses_renamed_around() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE courses c SET search = course_document(c.name, c.description, c.category_id, c.subcategory_id, c.trainer_id)
  WHERE CASE TG_TABLE_NAME WHEN 'trainers' THEN c.trainer_id WHEN 'categories' THEN c.category_id ELSE c.subcategory_id END = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER trainers_renamed AFTER UPDATE OF name ON trainers FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION courses_renamed_around();
--> statement-breakpoint
CREATE TRIGGER categories_renamed AFTER UPDATE OF display_name ON categories FOR EACH ROW
  WHEN (OLD.display_name IS DISTINCT FROM NEW.display_name) EXECUTE FUNCTION courses_renamed_around();
--> statement-breakpoint
CREATE TRIGGER subcategories_renamed AFTER UPDATE OF name ON subcategories FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION courses_renamed_around();
--> statement-breakpoint
-- Public courses of each trainer and category. Differences are added and totals never written, so that two
-- publishings at the same moment both count.
CREATE FUNCTION count_courses(trainer integer, category integer, change integer) RETURNS void LANGUAGE sql AS $$
  UPDATE trainers SET course_count = course_count + change WHERE id = trainer;
  UPDATE categories SET course_count = course_count + change WHERE id = category;
$$;
--> statement-breakpoint
CREATE FUNCTION courses_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_courses(trainer_id, category_id, count(*)::integer) FROM added WHERE is_public
  GROUP BY trainer_id, category_id ORDER BY trainer_id, category_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION courses_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_courses(trainer_id, category_id, -count(*)::integer) FROM removed WHERE is_public
  GROUP BY trainer_id, category_id ORDER BY trainer_id, category_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION courses_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.is_public THEN PERFORM count_courses(OLD.trainer_id, OLD.category_id, -1); END IF;
  IF NEW.is_public THEN PERFORM count_courses(NEW.trainer_id, NEW.category_id, 1); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER courses_added AFTER INSERT ON courses REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION courses_added();
--> statement-breakpoint
CREATE TRIGGER courses_removed AFTER DELETE ON courses REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION courses_removed();
--> statement-breakpoint
CREATE TRIGGER courses_changed AFTER UPDATE ON courses FOR EACH ROW
  WHEN ((OLD.is_public, OLD.trainer_id, OLD.category_id) IS DISTINCT FROM (NEW.is_public, NEW.trainer_id, NEW.category_id))
  EXECUTE FUNCTION courses_changed();
--> statement-breakpoint
-- When the next batch of each given course begins: the first that starts today or later in its own zone, or none.
-- The courses are locked before they are read, so that of two changes at once the later one sees both.
CREATE FUNCTION write_next_starts(course_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM courses WHERE id = ANY (course_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE courses c SET next_start_at = next.starts_at, next_start_date = next.start_date
  FROM unnest(course_ids) AS wanted (id)
  LEFT JOIN LATERAL (
    SELECT b.starts_at, b.start_date FROM batches b
    WHERE b.course_id = wanted.id AND b.active AND b.start_date >= (now() AT TIME ZONE batch_zone(b.timezone))::date
    ORDER BY b.starts_at LIMIT 1) AS next ON true
  WHERE c.id = wanted.id AND c.next_start_at IS DISTINCT FROM next.starts_at;
END $$;
--> statement-breakpoint
CREATE FUNCTION batches_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_next_starts(ARRAY(SELECT DISTINCT course_id FROM added));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION batches_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_next_starts(ARRAY(SELECT DISTINCT course_id FROM removed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION batches_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_next_starts(ARRAY(SELECT course_id FROM added UNION SELECT course_id FROM removed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER batches_added AFTER INSERT ON batches REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION batches_added();
--> statement-breakpoint
CREATE TRIGGER batches_removed AFTER DELETE ON batches REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION batches_removed();
--> statement-breakpoint
CREATE TRIGGER batches_changed AFTER UPDATE ON batches REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION batches_changed();
--> statement-breakpoint
-- Time passes without any change of a batch: to be called every few minutes. It looks only at courses whose next
-- batch starts today or earlier somewhere on earth, and answers how many it changed.
CREATE FUNCTION refresh_next_starts() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  stale integer[] := ARRAY(
    SELECT id FROM courses
    WHERE next_start_date IS NOT NULL AND next_start_date <= (now() AT TIME ZONE 'Asia/Kolkata')::date AND next_start_at < now()
      AND NOT EXISTS (
        SELECT FROM batches b WHERE b.course_id = courses.id AND b.active AND b.starts_at = courses.next_start_at
          AND b.start_date >= (now() AT TIME ZONE batch_zone(b.timezone))::date));
BEGIN
  PERFORM write_next_starts(stale);
  RETURN cardinality(stale);
END $$;
--> statement-breakpoint
-- Ratings of courses and trainers, of feedback that is shown.
CREATE FUNCTION count_rating(course integer, trainer integer, stars integer, change integer) RETURNS void LANGUAGE sql AS $$
  UPDATE courses SET rating_sum = rating_sum + stars * change, rating_count = rating_count + change WHERE id = course;
  UPDATE trainers SET rating_sum = rating_sum + stars * change, rating_count = rating_count + change WHERE id = trainer;
$$;
--> statement-breakpoint
CREATE FUNCTION feedback_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL THEN
    PERFORM count_rating(OLD.course_id, OLD.trainer_id, OLD.stars, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL THEN
    PERFORM count_rating(NEW.course_id, NEW.trainer_id, NEW.stars, 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER feedback_changed AFTER INSERT OR DELETE OR UPDATE OF stars, hidden_at, course_id, trainer_id ON feedback
  FOR EACH ROW EXECUTE FUNCTION feedback_changed();
--> statement-breakpoint
-- An order only moves forward, and what was offered stays what was offered.
CREATE FUNCTION orders_move_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN (
    ('created', 'paid'), ('created', 'failed'), ('created', 'expired'), ('failed', 'paid'), ('expired', 'paid'), ('paid', 'refunded'))
  THEN
    RAISE EXCEPTION 'an order cannot go from % to %', OLD.status, NEW.status USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_move_forward';
  END IF;
  IF (NEW.user_id, NEW.course_id, NEW.batch_id, NEW.currency, NEW.amount_minor)
    IS DISTINCT FROM (OLD.user_id, OLD.course_id, OLD.batch_id, OLD.currency, OLD.amount_minor)
  THEN
    RAISE EXCEPTION 'what an order offers cannot be changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_move_forward';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_move_forward BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION orders_move_forward();
--> statement-breakpoint
CREATE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log can only be added to' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();
