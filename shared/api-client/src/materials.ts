import type { Material, MaterialKind } from '@kaksha/domain/materials';
import type { StorageUse } from '@kaksha/domain/storage-use';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { toSnakeCaseKeys } from 'es-toolkit/object/toSnakeCaseKeys';
import { resultOf, resultsOf } from './envelope';
import type { MaterialWire, StorageUseWire } from './generated/wire';
import { savedRecord } from './saved-record';

/**
 * All calls require a signed-in user, and reject with 403 for others than the trainer and the learners of the batch.
 */

const toMaterial = (wire: MaterialWire): Material => toCamelCaseKeys(wire);

export interface MaterialFields {
  kind: MaterialKind;
  title: string;
  /** `YYYY-MM-DD`; null: for the whole batch. */
  sessionDay: string | null;
  /** `YYYY-MM-DD`; null: visible at once. */
  visibleFrom: string | null;
}

/** Long enough for 100 MB on a slow connection. */
const fileTimeoutMs = 30 * 60_000;

/** The materials of a batch in their order. Learners get the visible ones. */
export async function getMaterials(http: AxiosInstance, batchId: number): Promise<Material[]> {
  return resultsOf<MaterialWire>(await http.get(`/classes/${batchId}/materials`)).map(toMaterial);
}

/** What the trainer of a batch stores and can store, for those who teach it. */
export async function getBatchStorageUse(http: AxiosInstance, batchId: number): Promise<StorageUse> {
  return toCamelCaseKeys(resultOf<StorageUseWire>(await http.get(`/classes/${batchId}/materials/storage-use`)));
}

/** The visible materials of all batches in which the signed-in user has a seat. */
export async function getClassMaterials(http: AxiosInstance): Promise<Material[]> {
  return resultsOf<MaterialWire>(await http.get('/class-materials')).map(toMaterial);
}

/** Adds a link at the end. Rejects with 400 and messages for the fields, `TOO_MANY_MATERIALS` (409). */
export async function addMaterial(
  http: AxiosInstance,
  batchId: number,
  { link, ...fields }: MaterialFields & { link: string },
): Promise<Material> {
  return toMaterial(resultOf(await http.post(`/classes/${batchId}/materials`, { ...toSnakeCaseKeys(fields), link })));
}

interface UploadOptions {
  /** Receives the sent share of the bytes, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Adds a file at the end. Rejects as `addMaterial`, with 413 above the limit of its type and without room, 415 for other types. */
export async function uploadMaterial(
  http: AxiosInstance,
  batchId: number,
  { file, ...fields }: MaterialFields & { file: File },
  { onProgress, signal }: UploadOptions = {},
): Promise<Material> {
  const form = new FormData();
  for (const [name, value] of Object.entries(toSnakeCaseKeys(fields))) if (value !== null) form.append(name, value);
  form.append('file', file, file.name);
  const response = await http.post(`/classes/${batchId}/materials/files`, form, {
    signal,
    timeout: fileTimeoutMs,
    onUploadProgress: ({ progress }) => onProgress?.(progress ?? 0),
  });
  return toMaterial(resultOf(response));
}

/**
 * Changes a material. `link` is for materials with a link; the file of an upload stays. Rejects with EDIT_CONFLICT (409)
 * and the stored material for an outdated version.
 */
export async function updateMaterial(
  http: AxiosInstance,
  batchId: number,
  { id, link, version, ...fields }: MaterialFields & { id: number; link: string | null; version?: number },
): Promise<Material> {
  const body = { ...toSnakeCaseKeys(fields), ...(link !== null && { link }), version };
  return savedRecord(http.put(`/classes/${batchId}/materials/${id}`, body), toMaterial);
}

/** Orders the materials of a batch; `ids` are all of them. Rejects with `LIST_CHANGED` (409). */
export async function orderMaterials(http: AxiosInstance, batchId: number, ids: number[]): Promise<Material[]> {
  return resultsOf<MaterialWire>(await http.put(`/classes/${batchId}/materials/order`, { ids })).map(toMaterial);
}

export async function removeMaterial(http: AxiosInstance, batchId: number, id: number): Promise<void> {
  await http.delete(`/classes/${batchId}/materials/${id}`);
}

/** The file of a material. */
export async function getMaterialFile(http: AxiosInstance, batchId: number, id: number): Promise<Blob> {
  const answer = await http.get<Blob>(`/classes/${batchId}/materials/${id}/file`, {
    responseType: 'blob',
    timeout: fileTimeoutMs,
  });
  return answer.data;
}
