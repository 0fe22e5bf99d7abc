-- Accounts that were deleted before kept their seats. The seats of batches that are not over become free; the job that
-- settles seats offers them. A cancelled batch still refunds its learners.
UPDATE orders o SET status = 'expired', holds_seat = false FROM users u
  WHERE u.id = o.user_id AND u.email LIKE '%@deleted.invalid' AND o.status = 'created';--> statement-breakpoint
UPDATE orders o SET holds_seat = false FROM users u
  WHERE u.id = o.user_id AND u.email LIKE '%@deleted.invalid' AND o.holds_seat;--> statement-breakpoint
UPDATE enrolments e SET status = 'Refunded', updated_at = now() FROM users u, batches b
  WHERE u.id = e.user_id AND u.email LIKE '%@deleted.invalid' AND b.id = e.batch_id AND e.status <> 'Refunded'
    AND b.state <> 'cancelled' AND (b.ends_at IS NULL OR b.ends_at > now());
