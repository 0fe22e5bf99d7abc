import type { Page } from '@kaksha/domain/catalogue';
import type {
  DocumentKind,
  ListedTrainer,
  TrainerVerification,
  VerificationRequest,
  VerificationStanding,
} from '@kaksha/domain/trainer-verification';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { toSnakeCaseKeys } from 'es-toolkit/object/toSnakeCaseKeys';
import { pageOf, resultOf } from './envelope';
import type { ExaminedTrainerWire, ListedTrainerWire, TrainerVerificationWire } from './generated/wire';

const toVerification = (wire: TrainerVerificationWire): TrainerVerification => toCamelCaseKeys(wire);

/** Long enough for 10 MB on a slow connection. */
const fileTimeoutMs = 10 * 60_000;

/** How the signed-in trainer stands, with the latest request. Rejects with 403 for a manager of an institute. */
export async function getVerification(http: AxiosInstance): Promise<TrainerVerification> {
  return toVerification(resultOf(await http.get('/trainer-verification')));
}

/**
 * Adds a document to the request that waits; the first one sends a request with the note. Rejects with 409
 * (`TOO_MANY_DOCUMENTS`, `VERIFICATION_STATE`), 413 for a large file and without room, 415 for other types.
 */
export async function addVerificationDocument(
  http: AxiosInstance,
  { kind, file, note }: { kind: DocumentKind; file: File; note: string },
): Promise<TrainerVerification> {
  const form = new FormData();
  form.append('kind', kind);
  if (note) form.append('note', note);
  form.append('file', file, file.name);
  return toVerification(resultOf(await http.post('/trainer-verification/documents', form, { timeout: fileTimeoutMs })));
}

/** Withdraws the request that waits and removes its documents. */
export async function withdrawVerification(http: AxiosInstance): Promise<void> {
  await http.delete('/trainer-verification');
}

/** The file of a document, for its trainer and administrators. The audit log names each reader. */
export async function getVerificationDocument(http: AxiosInstance, id: number): Promise<Blob> {
  const address = `/trainer-verification/documents/${id}/file`;
  return (await http.get<Blob>(address, { responseType: 'blob', timeout: fileTimeoutMs })).data;
}

export interface TrainerList {
  /** Null for all. */
  standing: VerificationStanding | null;
  search: string;
  page: number;
}

/** For administrators: trainers with their verification, those who wait first. */
export async function getTrainersToVerify(
  http: AxiosInstance,
  { standing, search, page }: TrainerList,
): Promise<Page<ListedTrainer>> {
  const params = { page, count: 20, ...(standing && { standing }), ...(search && { search }) };
  return pageOf(await http.get('/admin/trainers', { params }), (wire: ListedTrainerWire) => toCamelCaseKeys(wire));
}

export interface ExaminedTrainer extends ListedTrainer {
  /** False for the own verification and that of the own institute. */
  canDecide: boolean;
  request: VerificationRequest | null;
}

/** For administrators: a trainer with the latest request. */
export async function examineTrainer(http: AxiosInstance, id: number): Promise<ExaminedTrainer> {
  return toCamelCaseKeys(resultOf<ExaminedTrainerWire>(await http.get(`/admin/trainers/${id}`)));
}

/** `expiresOn` accepts the request until that day; `reason` refuses it, or ends the verification. */
export type VerificationDecision = { requestId: number } & ({ expiresOn: string } | { reason: string });

/** For administrators: decides about a request. Rejects with 409 (`VERIFICATION_STATE`) when it was decided. */
export async function decideVerification(
  http: AxiosInstance,
  id: number,
  decision: VerificationDecision,
): Promise<void> {
  const body = toSnakeCaseKeys({ ...decision, accepted: 'expiresOn' in decision });
  await http.post(`/admin/trainers/${id}/verification`, body);
}
