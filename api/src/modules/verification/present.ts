import { omit } from 'es-toolkit/object/omit';
import type { DocumentRow, RequestRow } from './repo';

export const presentDocument = (row: DocumentRow) => ({ ...omit(row, ['file']), removed: row.file === null });

export type RequestWithDocuments = RequestRow & { documents: DocumentRow[] };

export const presentRequest = (request: RequestWithDocuments | null) =>
  request && { ...request, documents: request.documents.map(presentDocument) };
