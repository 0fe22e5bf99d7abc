import type { SupportRow } from './repo';

export const presentMessage = ({ id, type, userId, name, email, phone, message, createdAt }: SupportRow) => ({
  id,
  type,
  user_id: userId,
  name,
  email,
  phone,
  message,
  created_at: createdAt.toISOString(),
});
