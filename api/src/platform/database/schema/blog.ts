import { postStatuses } from '@kaksha/domain/blog';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, oneOf, updatedAt } from './columns';
import { media } from './media';
import { users } from './people';

/** Slugs that the routes of the blog use. */
export const reservedSlugs = ['limit', 'drafts', 'all', 'id'] as const;

/** Words joined by single hyphens: small ASCII letters, digits and characters of other scripts. */
const isSlug = (column: AnyPgColumn) =>
  sql`${column} ~ '^([a-z0-9]|[^\\u0001-\\u007f])+(-([a-z0-9]|[^\\u0001-\\u007f])+)*$'`;

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: identity(),
    slug: text().notNull(),
    title: text().notNull(),
    /** Sanitised HTML. */
    content: text().notNull(),
    tags: text().array().notNull().default(sql`'{}'`),
    metaTitle: text().notNull().default(''),
    metaDescription: text().notNull().default(''),
    /** Comma list. */
    metaKeywords: text().notNull().default(''),
    imageId: integer().references(() => media.id),
    status: text({ enum: postStatuses }).notNull().default('draft'),
    /** Incremented by every save, to detect concurrent edits. */
    version: integer().notNull().default(1),
    /** Scheduled publication of a draft. */
    scheduledAt: moment(),
    /** When it was first published. */
    publishedAt: moment(),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment(),
  },
  (t) => [
    check('blog_posts_status', oneOf(t.status, postStatuses)),
    check('blog_posts_title', sql`${t.title} <> ''`),
    check('blog_posts_slug', sql`${isSlug(t.slug)} and not (${oneOf(t.slug, reservedSlugs)})`),
    check('blog_posts_published_at', sql`${t.status} <> 'published' or ${t.publishedAt} is not null`),
    uniqueIndex('blog_posts_slug_unique').on(t.slug).where(sql`deleted_at is null`),
    index('blog_posts_newest')
      .on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'published' and deleted_at is null`),
    index('blog_posts_due').on(t.scheduledAt).where(sql`status = 'draft' and scheduled_at is not null`),
  ],
);

/** Earlier slugs of posts that were published, so that their addresses lead to the post. */
export const blogOldSlugs = pgTable(
  'blog_old_slugs',
  {
    slug: text().primaryKey(),
    /** The post that had the slug last. */
    postId: integer()
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.postId)],
);

/** The state of a post before a save. */
export const blogRevisions = pgTable(
  'blog_revisions',
  {
    id: identity(),
    postId: integer()
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    tags: text().array().notNull(),
    status: text({ enum: postStatuses }).notNull(),
    editorId: integer()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [unique('blog_revisions_version').on(t.postId, t.version)],
);

export const blogComments = pgTable(
  'blog_comments',
  {
    id: identity(),
    postId: integer()
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    /** Null for a deleted user, shown as 'Anonymous'. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    comment: text().notNull(),
    hiddenAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('blog_comments_not_empty', sql`btrim(${t.comment}) <> ''`),
    index().on(t.postId, t.createdAt.desc().nullsFirst()),
    index().on(t.userId),
  ],
);

export const blogLikes = pgTable(
  'blog_likes',
  {
    postId: integer()
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.userId] }), index().on(t.userId)],
);
