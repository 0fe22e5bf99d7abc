import type { SupportRow } from './repo';

export const presentMessage = ({
  id,
  type,
  userId,
  name,
  email,
  phone,
  message,
  createdAt,
  answeredAt,
}: SupportRow) => ({
  id,
  type,
  user_id: userId,
  name,
  email,
  phone,
  message,
  created_at: createdAt.toISOString(),
  answered_at: answeredAt?.toISOString() ?? null,
});
