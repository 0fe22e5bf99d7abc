import { randomUUID } from 'node:crypto';
import { brand } from '@kaksha/domain/brand';
import { addDays, dayIn, formatDate } from '@kaksha/domain/dates';
import * as limits from '@kaksha/domain/limits';
import { extensionOf } from '@kaksha/domain/materials';
import { storedFees } from '@kaksha/domain/money';
import { isSold } from '@kaksha/domain/ready-to-sell';
import {
  type DocumentKind,
  documentFileError,
  documentKinds,
  isVerifiedOn,
  type VerificationStanding,
} from '@kaksha/domain/trainer-verification';
import { isOneOf } from '@kaksha/domain/typed';
import { verificationNoteRules } from '@kaksha/domain/verification-rules';
import { inTransaction, type ServiceContext, type UserContext } from '../../platform/context/context';
import { mayAs, mustNotBeManager, ownTrainerId } from '../../platform/context/policy';
import { writeAudit } from '../../platform/database/audit';
import { check } from '../../platform/http/form';
import { matchesItsName } from '../../platform/media/file-contents';
import { requireRoom, takeRoom } from '../uploads/storage-use-service';
import {
  alreadyDecided,
  documentNotFound,
  fileTooLarge,
  invalid,
  notYet,
  tooManyDocuments,
  unsupportedFile,
  verificationNotFound,
  verificationRequired,
} from './errors';
import { findTrainer } from './list-repo';
import type { RequestWithDocuments } from './present';
import {
  addDocument as add,
  addRequest,
  deleteRequest,
  findDocument,
  findLatest,
  findVerifiedUntil,
  listDocuments,
  lockTrainer,
} from './repo';

export const todayOf = ({ clock }: Pick<ServiceContext, 'clock'>) => dayIn(brand.timeZone, clock.now());

/** The trainer or institute whose verification the caller sees and asks for. @throws ApiError FORBIDDEN (403) */
function ownRequester({ principal }: UserContext): number {
  mustNotBeManager(principal);
  return ownTrainerId(principal);
}

export async function withDocuments({ db }: Pick<ServiceContext, 'db'>, trainerId: number) {
  const latest = await findLatest(db, trainerId);
  return latest && { ...latest, documents: await listDocuments(db, latest.id) };
}

export interface OwnVerification {
  standing: VerificationStanding;
  verifiedUntil: string | null;
  canRequest: boolean;
  request: RequestWithDocuments | null;
}

/** How the caller stands, with the latest request. @throws ApiError FORBIDDEN (403) for a manager of an institute */
export async function getVerification(context: UserContext): Promise<OwnVerification> {
  const trainerId = ownRequester(context);
  const today = todayOf(context);
  const [trainer, request] = await Promise.all([
    findTrainer(context.db, { trainerId, today }),
    withDocuments(context, trainerId),
  ]);
  if (!trainer) throw verificationNotFound();
  const { standing, verifiedUntil } = trainer;
  return { standing, verifiedUntil, canRequest: standing !== 'waiting' && isNear(verifiedUntil, today), request };
}

/** Whether the verification ends soon enough to ask again. */
const isNear = (verifiedUntil: string | null, today: string) =>
  !isVerifiedOn(addDays(today, limits.verification.renewalDays), verifiedUntil);

interface SentDocument {
  kind: string | undefined;
  note: string | undefined;
  file: { name: string; bytes: Buffer; truncated: boolean };
}

/**
 * Adds a document to the request that waits. The first document sends a request.
 * @throws ApiError VALIDATION_FAILED (400), FORBIDDEN (403) for a manager, TOO_MANY_DOCUMENTS (409), VERIFICATION_STATE
 * (409) long before the end of a verification, FILE_TOO_LARGE and STORAGE_QUOTA (413), UNSUPPORTED_FILE (415)
 */
export async function addVerificationDocument(
  context: UserContext,
  { kind, note = '', file }: SentDocument,
): Promise<OwnVerification> {
  const trainerId = ownRequester(context);
  if (!isOneOf(documentKinds, kind)) throw invalid('kind', 'Please choose what the document is');
  check(verificationNoteRules, { note });
  refuseFile(file);
  const fileSize = file.bytes.length;
  const room = { account: { trainerId }, bytes: fileSize, field: 'file' };
  await requireRoom(context, room);
  const stored = `document-${randomUUID().replaceAll('-', '')}`;
  await context.materialStorage.write(stored, file.bytes);
  try {
    await inTransaction(context, async (tx) => {
      await lockTrainer(tx.db, trainerId);
      const request = await waitingRequest(tx, trainerId, note.trim());
      const documents = await listDocuments(tx.db, request.id);
      if (documents.length >= limits.verification.documents) throw tooManyDocuments();
      await takeRoom(tx, room);
      const added = { verificationId: request.id, kind, file: stored, fileName: file.name, fileSize };
      await audit(tx, 'verification.add-document', (await add(tx.db, added)).id, { trainerId, kind });
    });
  } catch (error) {
    await context.materialStorage.remove(stored);
    throw error;
  }
  return getVerification(context);
}

/** The request that waits, or a new one. @throws ApiError VERIFICATION_STATE (409) */
async function waitingRequest(tx: UserContext, trainerId: number, note: string) {
  const latest = await findLatest(tx.db, trainerId);
  if (latest?.state === 'waiting') return latest;
  const until = await findVerifiedUntil(tx.db, trainerId);
  if (until && !isNear(until, todayOf(tx))) throw notYet(formatDate(until));
  const request = await addRequest(tx.db, { trainerId, note });
  await audit(tx, 'verification.request', request.id, { trainerId });
  return request;
}

/** @throws ApiError VALIDATION_FAILED (400), FILE_TOO_LARGE (413), UNSUPPORTED_FILE (415) */
function refuseFile({ name, bytes, truncated }: SentDocument['file']): void {
  const size = truncated ? Number.POSITIVE_INFINITY : bytes.length;
  const nameFault = documentFileError({ name, size: 1 });
  if (nameFault) throw unsupportedFile(nameFault);
  const sizeFault = documentFileError({ name, size });
  if (sizeFault && size > 0) throw fileTooLarge(sizeFault);
  if (sizeFault) throw invalid('file', sizeFault);
  if (!matchesItsName(bytes, name)) throw unsupportedFile(`This is no ${extensionOf(name).toUpperCase()} file`);
}

/**
 * Withdraws the request that waits and removes its documents.
 * @throws ApiError FORBIDDEN (403) for a manager, VERIFICATION_STATE (409) without a request that waits
 */
export async function withdrawVerification(context: UserContext): Promise<void> {
  const trainerId = ownRequester(context);
  const files = await inTransaction(context, async (tx) => {
    await lockTrainer(tx.db, trainerId);
    const latest = await findLatest(tx.db, trainerId);
    if (latest?.state !== 'waiting') throw alreadyDecided();
    await audit(tx, 'verification.withdraw', latest.id, { trainerId });
    return deleteRequest(tx.db, latest.id);
  });
  for (const file of files) await context.materialStorage.remove(file);
}

/**
 * The file of a document, for the trainer and for administrators. The audit log names each reader.
 * @throws ApiError DOCUMENT_NOT_FOUND (404), also for other callers
 */
export async function getVerificationDocument(context: UserContext, { id }: { id: number }) {
  const { db, principal, materialStorage } = context;
  const found = await findDocument(db, id);
  if (!found?.document.file) throw documentNotFound();
  const isOwn = principal.trainerId === found.trainerId && principal.instituteRole !== 'manager';
  if (!isOwn && !mayAs(principal, 'people')) throw documentNotFound();
  const file = await materialStorage.read(found.document.file);
  if (!file) throw documentNotFound();
  await audit(context, 'verification.read-document', id, { trainerId: found.trainerId, kind: found.document.kind });
  return { ...file, name: found.document.fileName };
}

const audit = (
  { db, principal, requestId, client }: UserContext,
  action: `verification.${string}`,
  entityId: number,
  detail: { trainerId: number; kind?: DocumentKind },
) => writeAudit(db, { actorId: principal.id, action, entityId, requestId, client, detail });

/**
 * Call it before a course that costs money is published.
 * @throws ApiError VERIFICATION_REQUIRED (409) when the settings ask for a verified trainer
 */
export async function requireVerifiedToSell(context: ServiceContext, course: SoldCourse): Promise<void> {
  if (!(await maySell(context, course))) throw verificationRequired();
}

type SoldCourse = { trainerId: number } & Parameters<typeof storedFees>[0];

/** Whether the settings let the trainer publish the course. */
export async function maySell(context: ServiceContext, course: SoldCourse): Promise<boolean> {
  const { db, site } = context;
  if (!site.current().fees.verifiedTrainersOnly || !isSold(storedFees(course))) return true;
  return isVerifiedOn(todayOf(context), await findVerifiedUntil(db, course.trainerId));
}
