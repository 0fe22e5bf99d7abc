import { createHash } from 'node:crypto';
import { addDays } from '@kaksha/domain/dates';
import type { DocumentKind } from '@kaksha/domain/trainer-verification';
import { required } from '@kaksha/domain/typed';
import { courses } from '../../src/platform/database/schema/courses';
import { courseReports } from '../../src/platform/database/schema/support';
import { trainerDocuments, trainerVerifications } from '../../src/platform/database/schema/trust';
import type { Clock } from './clock';
import type { People } from './learners';
import type { MaterialFile } from './materials';
import type { RowBook } from './rows';
import type { Trainer } from './trainers';

/** Trainers whose documents were accepted, by key, and how many days ago. */
const verified = { farhan: 40, netshield: 210, saraswat: 400 } as const;

/** A page of A4 with one line of text. */
function pdfOf(line: string): Buffer {
  const text = `BT /F1 24 Tf 72 720 Td (${line.replace(/[()\\]/g, '')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`);
}

/** Verified trainers, one who waits with two documents, and one who was refused. Returns the documents' files. */
export function addVerifications(
  book: RowBook,
  clock: Clock,
  { admin }: People,
  byKey: ReadonlyMap<string, Trainer>,
): MaterialFile[] {
  const files: MaterialFile[] = [];
  const rowOf = (key: string) => required(byKey.get(key), 'a trainer').row;
  for (const [key, days] of Object.entries(verified)) {
    const row = rowOf(key);
    const expiresOn = addDays(clock.today, 2 * 365 - days);
    row.verifiedUntil = expiresOn;
    const request = book.add(trainerVerifications, {
      trainerId: row.id,
      state: 'verified',
      createdAt: clock.ago(days + 2, '11:20'),
      decidedAt: clock.ago(days, '10:05'),
      decidedBy: admin.id,
      expiresOn,
    });
    // The file was removed some time after the decision.
    book.add(trainerDocuments, {
      verificationId: request.id,
      kind: 'identity',
      fileName: 'identity.pdf',
      fileSize: 640,
      createdAt: clock.ago(days + 2, '11:20'),
    });
  }
  book.add(trainerVerifications, {
    trainerId: rowOf('joel').id,
    state: 'refused',
    createdAt: clock.ago(12, '15:40'),
    decidedAt: clock.ago(11, '10:20'),
    decidedBy: admin.id,
    reason: 'The name on the card is not the name of your page. Please send a document with the same name.',
  });
  const waiting = rowOf('meera');
  const request = book.add(trainerVerifications, {
    trainerId: waiting.id,
    note: 'The certificate is of the university where I taught until 2019.',
    createdAt: clock.ago(1, '18:30'),
  });
  const sent: [DocumentKind, fileName: string][] = [
    ['identity', 'passport.pdf'],
    ['qualification', 'statistics-degree.pdf'],
  ];
  for (const [kind, fileName] of sent) {
    const bytes = pdfOf(`${waiting.name}: ${kind}`);
    const name = `document-${createHash('sha256').update(fileName).digest('hex').slice(0, 32)}`;
    files.push({ name, bytes });
    book.add(trainerDocuments, {
      verificationId: request.id,
      kind,
      file: name,
      fileName,
      fileSize: bytes.length,
      createdAt: clock.ago(1, '18:30'),
    });
  }
  return files;
}

/** One open report of a course, and one that an administrator dismissed. */
export function addCourseReports(book: RowBook, clock: Clock, { learners }: People): void {
  const published = book.of(courses).filter(({ status }) => status === 'published');
  const [reported, dismissed] = [published.at(-1), published.at(-2)];
  const [one, other] = learners;
  book.add(courseReports, {
    courseId: required(reported, 'a published course').id,
    userId: required(one, 'a learner').id,
    reason: 'misleading',
    note: 'The page promises live labs. The first class was a recording.',
    createdAt: clock.ago(1, '20:45'),
  });
  const createdAt = clock.ago(9, '09:30');
  book.add(courseReports, {
    courseId: required(dismissed, 'a published course').id,
    userId: required(other, 'a learner').id,
    reason: 'other',
    createdAt,
    handledAt: clock.ago(8, '10:00'),
  });
}
