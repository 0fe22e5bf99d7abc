import type { MessageRow } from './repo';

export const presentMessage = ({ message: { learnerIds, ...message }, trainer }: MessageRow) => ({
  ...message,
  isToAll: learnerIds === null,
  trainerName: trainer.name,
  message: message.text,
});
