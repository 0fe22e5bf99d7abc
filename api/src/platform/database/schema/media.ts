import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, identity, oneOf } from './columns';

export const mediaKinds = ['course', 'blog', 'profile', 'logo', 'article'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/**
 * A stored picture (see media/pictures.ts). Its files `<name>-<width>.<avif|webp>` are served at `/media/<file>`.
 */
export const media = pgTable(
  'media',
  {
    id: identity(),
    /** Digest of the uploaded bytes, so that equal pictures are stored once. */
    name: text().notNull().unique(),
    kind: text({ enum: mediaKinds }).notNull(),
    /** Size in pixels of the widest file. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Widths of the files in pixels, ascending. */
    widths: integer().array().notNull(),
    /** Of all files. 0 for pictures of the demo data. */
    bytes: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    check('media_kind', oneOf(t.kind, mediaKinds)),
    check('media_size', sql`${t.width} > 0 and ${t.height} > 0`),
    check('media_widths', sql`cardinality(${t.widths}) > 0`),
  ],
);
