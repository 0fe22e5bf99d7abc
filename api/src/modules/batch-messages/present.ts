import type { Static } from 'typebox';
import type { MessageRow } from './repo';
import type { BatchMessageWire } from './schema';

export const presentMessage = ({ message, trainer }: MessageRow): Static<typeof BatchMessageWire> => ({
  id: message.id,
  batch_id: message.batchId,
  trainer_name: trainer.name,
  message: message.text,
  recipients: message.recipients,
  created_at: message.createdAt.toISOString(),
});
