import { contentMessages } from '@kaksha/domain/content-rules';
import type { Actor } from '../../actor';
import { badRequest, conflict, notFound } from '../../api-error';
import type { Database } from '../../db/database';
import type { Viewer } from '../../viewer';
import { auditPart, requireOrder } from '../authoring/access-service';
import { loadTrainer } from '../trainers/service';
import { readContentForm } from './form';
import { mustEdit, seenInCourse, seenOfTrainer } from './policy';
import {
  addContent as add,
  type ContentRow,
  changeContent,
  findContent,
  listContents,
  placeContents,
  removeContent,
} from './repo';
import type { ContentBody, NewContentBody } from './schema';

/** Contents of courses: a list of each type at most. Who may do what: policy.ts, which throws 403 and 404. */

const noSuchContent = () => notFound('There is no such content.', 'CONTENT_NOT_FOUND');

async function knownContent(db: Database, id: number): Promise<ContentRow> {
  const row = await findContent(db, id);
  if (!row) throw noSuchContent();
  return row;
}

async function editableContent(
  db: Database,
  actor: Actor,
  id: number,
  { trainerId }: Pick<ContentBody, 'trainerId'> = {},
) {
  const row = await knownContent(db, id);
  return { row, course: await mustEdit(db, actor, { courseId: row.courseId, trainerId }) };
}

/** Throws 400 for what will not do, 409 when the course has a content of that type. */
export async function addContent(db: Database, actor: Actor, body: NewContentBody): Promise<ContentRow> {
  const { courseId, is_live: isLive = true } = body;
  await mustEdit(db, actor, body);
  const id = await add(db, { courseId, isLive, ...readContentForm(body) });
  if (id === null) throw conflict(`${contentMessages.typeTaken}.`, 'CONTENT_TYPE_TAKEN');
  return knownContent(db, id);
}

/** Changes the list and whether it is live; the type of a content is fixed. Throws 400 for what will not do. */
export async function updateContent(db: Database, actor: Actor, id: number, body: ContentBody): Promise<ContentRow> {
  const { row } = await editableContent(db, actor, id, body);
  const { content_type = row.type, content_text = row.text } = body;
  const { type, text } = readContentForm({ content_type, content_text });
  if (type !== row.type) {
    const message = 'The type of a content cannot be changed';
    throw badRequest(`${message}.`, { content_type: message });
  }
  await changeContent(db, id, { text, isLive: body.is_live });
  return knownContent(db, id);
}

export async function setContentStatus(db: Database, actor: Actor, id: number, isLive: boolean): Promise<ContentRow> {
  await editableContent(db, actor, id);
  await changeContent(db, id, { isLive });
  return knownContent(db, id);
}

export async function deleteContent(db: Database, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { row, course } = await editableContent(tx, actor, id);
    if (!(await removeContent(tx, id))) throw noSuchContent();
    await auditPart(tx, actor, 'content.delete', course, { id, type: row.type });
  });
}

/** Throws 409 when the ids are not exactly those of the course's contents. */
export async function orderContents(
  db: Database,
  actor: Actor,
  courseId: number,
  ids: readonly number[],
): Promise<ContentRow[]> {
  return db.transaction(async (tx) => {
    await mustEdit(tx, actor, { courseId }, { lock: true });
    requireOrder(await listContents(tx, { courseId, publicOnly: false }), ids);
    await placeContents(tx, courseId, ids);
    return listContents(tx, { courseId, publicOnly: false });
  });
}

export async function getContentsOfCourse(db: Database, viewer: Viewer, courseId: number): Promise<ContentRow[]> {
  return listContents(db, { courseId, ...(await seenInCourse(db, viewer, courseId)) });
}

export async function getContentsOfTrainer(db: Database, viewer: Viewer, trainerId: number): Promise<ContentRow[]> {
  await loadTrainer(db, trainerId);
  return listContents(db, { trainerId, ...seenOfTrainer(viewer, trainerId) });
}
