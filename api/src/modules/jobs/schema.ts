import { Type } from 'typebox';
import { nullable } from '../../platform/http/wire';

export const maxDeadLetters = 100;
const count = (description: string) => Type.Integer({ minimum: 0, description });
const name = Type.String({ maxLength: 100 });

export const QueueWire = Type.Object({
  name,
  cron: nullable(Type.String({ maxLength: 100, description: 'Times of a scheduled job, in UTC; null for the others' })),
  waiting: count('Jobs that no worker has begun, those between two attempts included'),
  active: count('Jobs that a worker runs'),
  failed: count('Jobs of the last seven days that used up their attempts'),
  deadLetters: count('Failed jobs that can be retried'),
  oldestSeconds: nullable(count('Age of the oldest job that is due and has not begun; null without one')),
});

export const DeadLetterWire = Type.Object({
  id: Type.String({ maxLength: 36 }),
  queue: name,
  detail: Type.String({ maxLength: 300, description: 'Data of the job' }),
  error: nullable(Type.String({ maxLength: 300 })),
  failedAt: Type.String({ maxLength: 30, description: 'ISO 8601, UTC' }),
});

export const JobsWire = Type.Object({
  queues: Type.Array(QueueWire, { maxItems: 100 }),
  deadLetters: Type.Array(DeadLetterWire, { maxItems: maxDeadLetters, description: 'Latest first' }),
});

export const RetryBody = Type.Object({ id: Type.String({ format: 'uuid', maxLength: 36 }) });
