import { cutText } from '@kaksha/domain/cut-text';
import type { QueueFigures } from '../../platform/jobs/repo';
import type { DeadLetterRow } from './repo';

const maxText = 300;

export const presentJobs = (jobs: { queues: QueueFigures[]; deadLetters: DeadLetterRow[] }) => ({
  queues: jobs.queues,
  deadLetters: jobs.deadLetters.map(({ data: { queue, ...rest }, error, ...letter }) => ({
    ...letter,
    queue: String(queue),
    detail: cutText(
      Object.entries(rest)
        .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join(', '),
      maxText,
    ),
    error: error === null ? null : cutText(error, maxText),
  })),
});
