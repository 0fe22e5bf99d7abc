import { legalDocuments } from '@kaksha/domain/legal';
import { settingSections } from '@kaksha/domain/site-settings';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, oneOf, updatedAt } from './columns';
import { users } from './people';

/** Every saved version of a section of the settings. The highest number is in force; without rows the built-in values are. */
export const siteSettingVersions = pgTable(
  'site_setting_versions',
  {
    id: identity(),
    section: text({ enum: settingSections }).notNull(),
    version: integer().notNull(),
    /** Null brings the built-in values back. */
    value: jsonb().$type<Record<string, unknown>>(),
    /** The version that it brought back; null for an edit. */
    restored: integer(),
    savedBy: integer().references(() => users.id),
    savedAt: createdAt(),
  },
  (t) => [
    unique('site_setting_versions_number').on(t.section, t.version),
    check('site_setting_versions_section', oneOf(t.section, settingSections)),
    check('site_setting_versions_from_1', sql`${t.version} >= 1`),
  ],
);

/** Versions of terms, privacy and policy after the built-in version 1. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    id: identity(),
    document: text({ enum: legalDocuments }).notNull(),
    number: integer().notNull(),
    /** Its sections as `legalSections` reads them. */
    text: text().notNull(),
    effectiveFrom: moment().notNull(),
    /** Whether people with an account are asked to accept it. */
    mustAccept: boolean().notNull(),
    savedBy: integer().references(() => users.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('legal_texts_number').on(t.document, t.number),
    check('legal_texts_document', oneOf(t.document, legalDocuments)),
    check('legal_texts_from_2', sql`${t.number} >= 2`),
  ],
);

/** Who accepted which version, and when. */
export const legalAcceptances = pgTable(
  'legal_acceptances',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    document: text({ enum: legalDocuments }).notNull(),
    number: integer().notNull(),
    at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.document, t.number] }),
    check('legal_acceptances_document', oneOf(t.document, legalDocuments)),
  ],
);
