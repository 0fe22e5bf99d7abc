import { cutText } from '@kaksha/domain/cut-text';
import type { QueueFigures } from '../../platform/jobs/repo';
import type { DeadLetterRow } from './repo';
import type { JobsWire } from './schema';

const maxText = 300;

export function presentJobs({
  queues,
  deadLetters,
}: {
  queues: QueueFigures[];
  deadLetters: DeadLetterRow[];
}): JobsWire {
  return {
    queues: queues.map(({ name, cron, waiting, active, failed, deadLetters: dead, oldestSeconds }) => ({
      name,
      cron,
      waiting,
      active,
      failed,
      dead_letters: dead,
      oldest_seconds: oldestSeconds,
    })),
    dead_letters: deadLetters.map(({ id, data: { queue, ...rest }, error, failedAt }) => ({
      id,
      queue: String(queue),
      detail: cutText(
        Object.entries(rest)
          .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
          .join(', '),
        maxText,
      ),
      error: error === null ? null : cutText(error, maxText),
      failed_at: failedAt,
    })),
  };
}
