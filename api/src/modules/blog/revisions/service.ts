import { inTransaction, type UserContext } from '../../../platform/context/context';
import { cleanContent } from '../authoring/form';
import { slugOfPost, updateAsNextVersion } from '../authoring/repo';
import { auditPost, lockedPost, slugAfter } from '../authoring/service';
import { postNotFound, revisionNotFound } from '../errors';
import { findRevision, listRevisions } from './repo';

/** The state of a post before each save, latest first, without contents. @throws ApiError BLOG_NOT_FOUND (404). */
export async function getRevisions({ db }: UserContext, postId: number) {
  if ((await slugOfPost(db, postId)) === null) throw postNotFound();
  return listRevisions(db, postId);
}

/** An earlier version with its content. @throws ApiError BLOG_NOT_FOUND, REVISION_NOT_FOUND (404). */
export async function getRevision({ db }: UserContext, { id, version }: { id: number; version: number }) {
  if ((await slugOfPost(db, id)) === null) throw postNotFound();
  const revision = await findRevision(db, id, version);
  if (!revision) throw revisionNotFound();
  return revision;
}

/**
 * Saves the text of an earlier version as the next version. The status stays.
 * @throws ApiError BLOG_NOT_FOUND, REVISION_NOT_FOUND (404), VALIDATION_FAILED (400).
 */
export async function restoreRevision(
  context: UserContext,
  { id, version }: { id: number; version: number },
): Promise<void> {
  const { title, tags, content: saved } = await getRevision(context, { id, version });
  // The allowed HTML may have changed since the version was saved.
  const { content } = await cleanContent(context, saved);
  await inTransaction(context, async (tx) => {
    const post = await lockedPost(tx, id);
    const values = { title, content, tags, slug: await slugAfter(tx.db, post, title) };
    await updateAsNextVersion(tx.db, { post, values, editorId: tx.principal.id });
    await auditPost(tx, { action: 'post.restore', post, detail: { version } });
  });
}
