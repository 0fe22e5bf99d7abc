import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, oneOf } from './columns';
import { users } from './people';

export const mediaKinds = ['course', 'blog', 'profile', 'logo', 'article'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/**
 * A stored picture. Its files are `<key>/<width>.<format>` in the storage, one for each of `widths` × `formats`,
 * answered at `/media/<key>/<width>.<format>`. Courses, people and posts refer to it by id.
 */
export const media = pgTable(
  'media',
  {
    id: identity(),
    /** Random, so that addresses cannot be guessed. */
    key: text().notNull().unique(),
    kind: text({ enum: mediaKinds }).notNull(),
    ownerId: integer().references((): AnyPgColumn => users.id),
    /** Size in pixels of the widest file. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Widths in pixels that were made, ascending. */
    widths: integer().array().notNull(),
    /** File name endings that were made: `avif`, `webp`. */
    formats: text().array().notNull(),
    bytes: integer().notNull(),
    alt: text().notNull().default(''),
    createdAt: createdAt(),
    deletedAt: moment(),
  },
  (t) => [
    check('media_kind', oneOf(t.kind, mediaKinds)),
    check('media_size', sql`${t.width} > 0 and ${t.height} > 0 and ${t.bytes} > 0`),
    index().on(t.ownerId),
  ],
);
