-- Staff who left an institute kept the batches that had ended. They return to the institute.
UPDATE batches b SET trainer_id = c.trainer_id, updated_at = now() FROM courses c
  WHERE c.id = b.course_id AND b.trainer_id <> c.trainer_id AND NOT EXISTS (
    SELECT FROM staff s JOIN trainers t ON t.user_id = s.user_id
    WHERE s.institute_id = c.trainer_id AND s.role = 'trainer' AND s.accepted_at IS NOT NULL AND t.id = b.trainer_id);--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "attended_minutes" integer;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "is_trainer_verified" boolean;
