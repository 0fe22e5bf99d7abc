import { randomUUID } from 'node:crypto';
import * as limits from '@kaksha/domain/limits';
import { extensionOf, materialFileError, materialFileGroup } from '@kaksha/domain/materials';
import type { StorageUse } from '@kaksha/domain/storage-use';
import { hourMs } from '@kaksha/domain/time-units';
import { inTransaction, type ServiceContext, type UserContext } from '../../platform/context/context';
import { writeAudit } from '../../platform/database/audit';
import { requireVersion } from '../../platform/http/edit-conflict';
import { matchesItsName } from '../../platform/media/file-contents';
import { requireSameIds } from '../authoring/access/service';
import { findTaughtBatch, taughtBatch } from '../batches/taught-service';
import { hasSeat } from '../seats/service';
import { getStorageUse, requireRoom, takeRoom } from '../uploads/storage-use-service';
import { fileTooLarge, invalid, materialNotFound, notReader, tooManyMaterials, unsupportedFile } from './errors';
import { type MaterialInput, readLink, readMaterial } from './form';
import { isVisible } from './policy';
import { materialVersion } from './present';
import {
  addMaterial as add,
  changeMaterial,
  deleteMaterial,
  findFileNames,
  findMaterial,
  listOfBatch,
  listOfLearner,
  lockList,
  type MaterialRow,
} from './repo';

/** A file without a row is removed after a day. */
const strayHours = 24;

/**
 * The materials of a batch in their order: all for those who teach it, and the visible ones for those who have a seat.
 * @throws ApiError BATCH_NOT_FOUND (404), FORBIDDEN (403)
 */
export async function getMaterials(context: UserContext, { batchId }: { batchId: number }): Promise<MaterialRow[]> {
  const { batch, mayTeach } = await readableBatch(context, batchId);
  const rows = await listOfBatch(context.db, batchId);
  return mayTeach ? rows : rows.filter((row) => isVisible(row, batch, context.clock.now()));
}

/** The visible materials of all batches in which the caller has a seat. */
export async function getClassMaterials({ db, principal, clock }: UserContext): Promise<MaterialRow[]> {
  const rows = await listOfLearner(db, principal.id);
  return rows.filter(({ material, batch }) => isVisible(material, batch, clock.now())).map(({ material }) => material);
}

/**
 * Adds a link at the end of the list.
 * @throws ApiError VALIDATION_FAILED (400), BATCH_NOT_FOUND (404), FORBIDDEN (403), TOO_MANY_MATERIALS (409)
 */
export function addMaterial(
  context: UserContext,
  { batchId, link: typed, ...input }: MaterialInput & { batchId: number; link: string },
): Promise<MaterialRow> {
  const link = readLink(typed);
  return append(context, batchId, input, { link });
}

/** A file as it was sent. */
export interface SentMaterial {
  name: string;
  bytes: Buffer;
  /** The file is larger than every limit, and `bytes` has its beginning only. */
  truncated: boolean;
}

/**
 * Stores a file and adds it at the end of the list.
 * @throws ApiError as `addMaterial`, FILE_TOO_LARGE and STORAGE_QUOTA (413), UNSUPPORTED_FILE (415)
 */
export async function uploadMaterial(
  context: UserContext,
  { batchId, file, ...input }: MaterialInput & { batchId: number; file: SentMaterial },
): Promise<MaterialRow> {
  const { batch, courseTrainerId } = await taughtBatch(context, { batchId });
  readMaterial(input, batch);
  refuseFile(file);
  const fileSize = file.bytes.length;
  await requireRoom(context, roomOf(courseTrainerId, fileSize));
  const stored = `material-${randomUUID().replaceAll('-', '')}`;
  await context.materialStorage.write(stored, file.bytes);
  try {
    return await append(context, batchId, input, { file: stored, fileName: file.name, fileSize });
  } catch (error) {
    await context.materialStorage.remove(stored);
    throw error;
  }
}

/** The files of a batch use the storage of the trainer of its course. */
const roomOf = (trainerId: number, bytes: number) => ({ account: { trainerId }, bytes, field: 'file' });

/** @throws ApiError BATCH_NOT_FOUND (404), FORBIDDEN (403) */
export async function getBatchStorageUse(context: UserContext, { batchId }: { batchId: number }): Promise<StorageUse> {
  const { courseTrainerId: trainerId } = await taughtBatch(context, { batchId });
  return getStorageUse(context, { trainerId });
}

/**
 * Changes a material; the file of an upload stays.
 * @throws ApiError VALIDATION_FAILED (400), BATCH_NOT_FOUND and MATERIAL_NOT_FOUND (404), FORBIDDEN (403),
 * EDIT_CONFLICT (409) for an outdated version
 */
export function updateMaterial(
  context: UserContext,
  change: MaterialInput & { batchId: number; id: number; link?: string | null; version?: number },
): Promise<MaterialRow> {
  const { batchId, id, link, version, ...input } = change;
  return inTransaction(context, async (tx) => {
    const { batch, courseTrainerId } = await taughtBatch(tx, { batchId });
    await lockList(tx.db, batchId);
    const current = await findMaterial(tx.db, { batchId, id });
    if (!current) throw materialNotFound();
    const versions = { given: version, stored: materialVersion(current) };
    requireVersion(versions, { name: 'material', read: () => current });
    const values = readMaterial(input, batch, current.sessionDay);
    const changed = await changeMaterial(tx.db, id, {
      ...values,
      ...(current.file === null && link != null && { link: readLink(link) }),
    });
    await audit(tx, 'material.change', changed, courseTrainerId);
    return changed;
  });
}

/**
 * Orders the materials of a batch.
 * @throws ApiError BATCH_NOT_FOUND (404), FORBIDDEN (403), LIST_CHANGED (409) unless `ids` holds exactly its materials
 */
export function orderMaterials(
  context: UserContext,
  { batchId, ids }: { batchId: number; ids: readonly number[] },
): Promise<MaterialRow[]> {
  return inTransaction(context, async (tx) => {
    await taughtBatch(tx, { batchId });
    await lockList(tx.db, batchId);
    const rows = await listOfBatch(tx.db, batchId);
    requireSameIds(rows, ids);
    for (const [index, id] of ids.entries()) await changeMaterial(tx.db, id, { position: index + 1 });
    return listOfBatch(tx.db, batchId);
  });
}

/** @throws ApiError BATCH_NOT_FOUND and MATERIAL_NOT_FOUND (404), FORBIDDEN (403) */
export async function removeMaterial(
  context: UserContext,
  { batchId, id }: { batchId: number; id: number },
): Promise<void> {
  const removed = await inTransaction(context, async (tx) => {
    const { courseTrainerId } = await taughtBatch(tx, { batchId });
    await lockList(tx.db, batchId);
    const current = await findMaterial(tx.db, { batchId, id });
    if (!current) throw materialNotFound();
    await deleteMaterial(tx.db, id);
    await audit(tx, 'material.delete', current, courseTrainerId);
    return current;
  });
  // The row goes first, so that no row refers to a missing file.
  if (removed.file) await context.materialStorage.remove(removed.file);
}

/**
 * The file of a material.
 * @throws ApiError BATCH_NOT_FOUND and MATERIAL_NOT_FOUND (404), also before its day; FORBIDDEN (403)
 */
export async function getMaterialFile(context: UserContext, { batchId, id }: { batchId: number; id: number }) {
  const { batch, mayTeach } = await readableBatch(context, batchId);
  const material = await findMaterial(context.db, { batchId, id });
  if (!material?.file || !material.fileName) throw materialNotFound();
  if (!mayTeach && !isVisible(material, batch, context.clock.now())) throw materialNotFound();
  const file = await context.materialStorage.read(material.file);
  if (!file) throw materialNotFound();
  return { ...file, name: material.fileName };
}

/** Removes stored files, also documents of trainers, without a row that are older than a day. Returns their number. */
export async function removeStrayMaterials({
  db,
  materialStorage,
  clock,
  log,
}: Pick<ServiceContext, 'db' | 'materialStorage' | 'clock' | 'log'>): Promise<number> {
  const before = new Date(clock.now().getTime() - strayHours * hourMs);
  let removed = 0;
  for await (const names of materialStorage.list(before)) {
    const known = await findFileNames(db, names);
    for (const name of names) {
      if (known.has(name)) continue;
      await materialStorage.remove(name, before);
      removed += 1;
    }
  }
  if (removed > 0) log.info({ files: removed }, 'removed stray files of materials');
  return removed;
}

/** @throws ApiError BATCH_NOT_FOUND (404), FORBIDDEN (403) without a seat */
async function readableBatch(context: UserContext, batchId: number) {
  const found = await findTaughtBatch(context, { batchId });
  if (!found.mayTeach && !(await hasSeat(context, { userId: context.principal.id, batchId }))) throw notReader();
  return found;
}

function append(
  context: UserContext,
  batchId: number,
  input: MaterialInput,
  content: { link: string } | { file: string; fileName: string; fileSize: number },
): Promise<MaterialRow> {
  return inTransaction(context, async (tx) => {
    const { batch, courseTrainerId } = await taughtBatch(tx, { batchId });
    const values = readMaterial(input, batch);
    await lockList(tx.db, batchId);
    const rows = await listOfBatch(tx.db, batchId);
    if (rows.length >= limits.material.perBatch) throw tooManyMaterials();
    if ('fileSize' in content) await takeRoom(tx, roomOf(courseTrainerId, content.fileSize));
    const position = Math.max(0, ...rows.map((row) => row.position)) + 1;
    const added = await add(tx.db, { ...values, ...content, batchId, position, createdBy: tx.principal.id });
    await audit(tx, 'material.add', added, courseTrainerId);
    return added;
  });
}

/** @throws ApiError VALIDATION_FAILED (400), FILE_TOO_LARGE (413), UNSUPPORTED_FILE (415) */
function refuseFile({ name, bytes, truncated }: SentMaterial): void {
  const group = materialFileGroup(name);
  const size = truncated ? Number.POSITIVE_INFINITY : bytes.length;
  const problem = materialFileError({ name, size });
  if (problem && !group) throw unsupportedFile(problem);
  if (problem && group && size > limits.material.fileBytes[group]) throw fileTooLarge(problem);
  if (problem) throw invalid('file', problem);
  if (!matchesItsName(bytes, name)) throw unsupportedFile(`This is no ${extensionOf(name).toUpperCase()} file`);
}

/** The audit log holds the title, not the link. */
const audit = (
  { db, principal, requestId }: UserContext,
  action: `material.${string}`,
  { id, batchId, kind, title }: MaterialRow,
  trainerId: number,
) =>
  writeAudit(db, {
    actorId: principal.id,
    action,
    entityId: id,
    requestId,
    detail: { batchId, trainerId, kind, title },
  });
