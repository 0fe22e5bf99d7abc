import { createHash } from 'node:crypto';
import { addDays, formatDay } from '@kaksha/domain/dates';
import { firstClassDay, sessionsBetween } from '@kaksha/domain/timetable';
import { required } from '@kaksha/domain/typed';
import { batches } from '../../src/platform/database/schema/courses';
import { materials } from '../../src/platform/database/schema/materials';
import { enrolments } from '../../src/platform/database/schema/payments';
import { trainers } from '../../src/platform/database/schema/people';
import { scheduleOf } from './batches';
import type { Clock } from './clock';
import type { People } from './learners';
import type { RowBook } from './rows';

/** A file to store for the rows. */
export interface MaterialFile {
  name: string;
  bytes: Buffer;
}

const notes = `# Notes of the first class

1. Install the tools of the list below before the second class.
2. Repeat the exercise with your own data.
3. Write down one question for the next class.
`;

/** Past sessions with a recording, the latest ones. */
const recorded = 8;

/** Gives the batches of the demo learner materials, one of which is visible later, and recordings of their sessions. */
export function addMaterials(book: RowBook, clock: Clock, { priya }: People): MaterialFile[] {
  const files: MaterialFile[] = [];
  const own = book.of(enrolments).filter(({ userId, status }) => userId === priya.id && status !== 'Refunded');
  for (const { batchId } of own) {
    const batch = required(book.of(batches)[batchId - 1], 'the batch of an enrolment');
    const createdBy = required(book.of(trainers)[batch.trainerId - 1], 'the trainer of the batch').userId;
    const createdAt = clock.ago(2, '10:15');
    const schedule = scheduleOf(batch);
    const sessions = sessionsBetween(schedule, { from: batch.startDate, to: addDays(clock.today, -1) });
    const common = { batchId, createdBy, createdAt, updatedAt: createdAt };
    const name = `material-${createHash('sha256').update(`batch ${batchId}`).digest('hex').slice(0, 32)}`;
    const bytes = Buffer.from(notes);
    files.push({ name, bytes });
    book.add(materials, {
      ...common,
      kind: 'material',
      title: 'Notes of the first class',
      position: 1,
      sessionDay: firstClassDay(schedule),
      file: name,
      fileName: 'notes-first-class.md',
      fileSize: bytes.length,
    });
    book.add(materials, {
      ...common,
      kind: 'material',
      title: 'Reading list',
      position: 2,
      link: 'https://example.com/reading-list',
    });
    for (const [index, { day, plannedDay }] of sessions.slice(-recorded).entries()) {
      book.add(materials, {
        ...common,
        kind: 'recording',
        title: `Recording of ${formatDay(day)}`,
        position: 3 + index,
        sessionDay: plannedDay,
        link: `https://example.com/recordings/${batchId}/${plannedDay}`,
      });
    }
    book.add(materials, {
      ...common,
      kind: 'material',
      title: 'Slides of next week',
      position: 3 + recorded,
      link: 'https://example.com/slides',
      visibleFrom: addDays(clock.today, 7),
    });
  }
  return files;
}
