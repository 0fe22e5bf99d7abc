import type { MessageRow } from './repo';

export const presentMessage = ({ message, trainer }: MessageRow) => ({
  ...message,
  trainerName: trainer.name,
  message: message.text,
});
