import { type ContentType, contentTypes } from '@kaksha/domain/catalogue';
import { isRequiredContentType } from '@kaksha/domain/contents';
import { inTransaction, type ServiceContext, type UserContext } from '../../platform/context/context';
import { requireVersion } from '../../platform/http/edit-conflict';
import { editableCourse, readableCourse, requireOwnTrainer, requireSameIds } from '../authoring/access/service';
import { auditCoursePart } from '../authoring/audit/service';
import { contentVersion } from '../catalogue/courses/present';
import { loadTrainer } from '../trainers/service';
import { contentNotFound, contentTypeFixed, contentTypeTaken } from './errors';
import { readContentForm } from './form';
import { maySeeHiddenContents } from './policy';
import {
  type ContentRow,
  changeContent,
  findContent,
  insertContent,
  listContentsOfCourse,
  listContentsOfTrainer,
  placeContents,
  removeContent,
} from './repo';
import type { ContentBody, NewContentBody } from './schema';

/** A course has at most one list of each content type. Functions with `courseId` throw as `editableCourse` does. */

/** @throws ApiError VALIDATION_FAILED (400), CONTENT_TYPE_TAKEN (409). */
export async function addContent(context: UserContext, body: NewContentBody): Promise<ContentRow> {
  const { courseId, trainerId, isLive = true } = body;
  await editableCourse(context, { courseId });
  requireOwnTrainer(context.principal, trainerId);
  const id = await insertContent(context.db, { courseId, isLive, ...readContentForm(body) });
  if (id === null) throw contentTypeTaken();
  return requireContent(context, id);
}

/**
 * Changes the text and the visibility.
 * @throws ApiError CONTENT_NOT_FOUND (404), VALIDATION_FAILED (400), also for another content type, EDIT_CONFLICT (409)
 * for an outdated version.
 */
export function updateContent(
  context: UserContext,
  { id, version, ...body }: ContentBody & { id: number },
): Promise<ContentRow> {
  return inTransaction(context, async (tx) => {
    const { row } = await editableContent(tx, id);
    requireOwnTrainer(tx.principal, body.trainerId);
    requireVersion({ given: version, stored: contentVersion(row) }, { name: 'content', read: () => row });
    const { type, text } = readContentForm({ ...row, ...body });
    if (type !== row.type) throw contentTypeFixed();
    await changeContent(tx.db, id, { text, isLive: body.isLive });
    return requireContent(tx, id);
  });
}

/** @throws ApiError CONTENT_NOT_FOUND (404). */
export function setContentStatus(
  context: UserContext,
  { id, isLive }: { id: number; isLive: boolean },
): Promise<ContentRow> {
  return inTransaction(context, async (tx) => {
    await editableContent(tx, id);
    await changeContent(tx.db, id, { isLive });
    return requireContent(tx, id);
  });
}

/** @throws ApiError CONTENT_NOT_FOUND (404). */
export async function deleteContent(context: UserContext, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { row, course } = await editableContent(tx, id);
    if (!(await removeContent(tx.db, id))) throw contentNotFound();
    await auditCoursePart(tx, { action: 'content.delete', course, id, detail: { type: row.type } });
  });
}

/** @throws ApiError LIST_CHANGED (409) unless `ids` holds exactly the course's contents. */
export async function orderContents(
  context: UserContext,
  { courseId, ids }: { courseId: number; ids: readonly number[] },
): Promise<ContentRow[]> {
  return inTransaction(context, async (tx) => {
    await editableCourse(tx, { courseId, lock: true });
    requireSameIds(await listContentsOfCourse(tx.db, courseId, { liveOnly: false }), ids);
    await placeContents(tx.db, courseId, ids);
    return listContentsOfCourse(tx.db, courseId, { liveOnly: false });
  });
}

export interface ContentTypeRule {
  type: ContentType;
  /** True for a type that a course needs before it is published. */
  isRequired: boolean;
}

/** The types of contents, in the order in which pages offer them. */
export function getContentTypes(): ContentTypeRule[] {
  return contentTypes.map((type) => ({ type, isRequired: isRequiredContentType(type) }));
}

export async function getContentsOfCourse(context: ServiceContext, courseId: number): Promise<ContentRow[]> {
  const { editable } = await readableCourse(context, courseId);
  return listContentsOfCourse(context.db, courseId, { liveOnly: !editable });
}

/** @throws ApiError TRAINER_NOT_FOUND (404). */
export async function getContentsOfTrainer(context: ServiceContext, trainerId: number): Promise<ContentRow[]> {
  await loadTrainer(context, trainerId);
  return listContentsOfTrainer(context.db, trainerId, {
    publicOnly: !maySeeHiddenContents(context.principal, trainerId),
  });
}

async function requireContent({ db }: ServiceContext, id: number): Promise<ContentRow> {
  const row = await findContent(db, id);
  if (!row) throw contentNotFound();
  return row;
}

/** The content with its locked course. */
async function editableContent(context: UserContext, id: number) {
  const { courseId } = await requireContent(context, id);
  const course = await editableCourse(context, { courseId, lock: true });
  // Read under the lock: another save may have changed it.
  return { row: await requireContent(context, id), course };
}
