import type { Actor } from '../../actor';
import { notFound } from '../../api-error';
import type { Database } from '../../db/database';
import { findRevision, listRevisions, nextVersion, slugOfPost } from './authoring-repo';
import { audit, postNotFound, requirePost } from './authoring-service';
import { type CleanOptions, cleanHtml } from './clean-html';

const revisionNotFound = () => notFound('There is no such version of this post.', 'REVISION_NOT_FOUND');

/** What a post was called before each save, latest first. Throws 404. */
export async function getRevisions(db: Database, id: number) {
  if ((await slugOfPost(db, id)) === null) throw postNotFound();
  return listRevisions(db, id);
}

/** An earlier version with its words. Throws 404. */
export async function getRevision(db: Database, id: number, version: number) {
  if ((await slugOfPost(db, id)) === null) throw postNotFound();
  const revision = await findRevision(db, id, version);
  if (!revision) throw revisionNotFound();
  return revision;
}

/** Makes the words of an earlier version the next one; whether it is published stays. Throws 404. */
export async function restoreRevision(
  db: Database,
  actor: Actor,
  id: number,
  version: number,
  clean: CleanOptions,
): Promise<void> {
  await db.transaction(async (tx) => {
    const post = await requirePost(tx, id);
    const revision = await findRevision(tx, id, version);
    if (!revision) throw revisionNotFound();
    const { title, content, tags } = revision;
    // What was allowed when it was written need not be allowed now.
    const words = { title, content: cleanHtml(content, clean), tags };
    await nextVersion(tx, post, words, actor.id);
    await audit(tx, actor, 'post.restore', post, { version });
  });
}
