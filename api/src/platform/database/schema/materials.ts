import { materialKinds } from '@kaksha/domain/materials';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, identity, oneOf, updatedAt } from './columns';
import { batches } from './courses';
import { users } from './people';

/** Materials and recordings of a batch: a link or a stored file. */
export const materials = pgTable(
  'materials',
  {
    id: identity(),
    batchId: integer()
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    kind: text({ enum: materialKinds }).notNull(),
    title: text().notNull(),
    /** Day of the session in the timetable of the batch. Null: for the whole batch. */
    sessionDay: date(),
    /** Learners see it from this day on, in the time zone of the batch. Null: at once. */
    visibleFrom: date(),
    link: text(),
    /** Name in the storage. */
    file: text().unique(),
    /** Name that the trainer's file has. */
    fileName: text(),
    /** Bytes. */
    fileSize: integer(),
    /** Ascending within the batch. */
    position: integer().notNull(),
    createdBy: integer()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('materials_kind', oneOf(t.kind, materialKinds)),
    check('materials_link_or_file', sql`(${t.link} is null) <> (${t.file} is null)`),
    check(
      'materials_file',
      sql`(${t.file} is null) = (${t.fileName} is null) and (${t.file} is null) = (${t.fileSize} is null)`,
    ),
    index().on(t.batchId, t.position),
    index().on(t.createdBy),
  ],
);
