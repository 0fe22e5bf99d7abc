import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { blogRevisions } from '../../../platform/database/schema/blog';
import { users } from '../../../platform/database/schema/people';

const maxRevisions = 100;
const { version, title, tags, status, createdAt } = blogRevisions;
const summaryColumns = { version, title, tags, status, createdAt, editor: users.name };

/** Earlier versions without their content, latest first. */
export function listRevisions(db: Database, postId: number) {
  return db
    .select(summaryColumns)
    .from(blogRevisions)
    .innerJoin(users, eq(users.id, blogRevisions.editorId))
    .where(eq(blogRevisions.postId, postId))
    .orderBy(desc(blogRevisions.version))
    .limit(maxRevisions);
}

export async function findRevision(tx: Database, postId: number, version: number) {
  const [row] = await tx
    .select({ ...summaryColumns, content: blogRevisions.content })
    .from(blogRevisions)
    .innerJoin(users, eq(users.id, blogRevisions.editorId))
    .where(and(eq(blogRevisions.postId, postId), eq(blogRevisions.version, version)));
  return row ?? null;
}
