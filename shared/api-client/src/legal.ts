import type { LegalDocument, LegalForm, LegalText, ManagedLegal, PendingConsent } from '@kaksha/domain/legal';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { toSnakeCaseKeys } from 'es-toolkit/object/toSnakeCaseKeys';
import { resultOf, resultsOf } from './envelope';
import { withFieldNames } from './field-names';
import type { LegalTextWire, ManagedLegalWire, PendingConsentWire } from './generated/wire';
import { savedRecord } from './saved-record';

/** Rejects with LEGAL_VERSION_NOT_FOUND (404). @param version  null for the one in force */
export async function getLegalText(
  http: AxiosInstance,
  { document, version }: { document: LegalDocument; version: number | null },
): Promise<LegalText> {
  const params = version === null ? {} : { version };
  return toCamelCaseKeys(resultOf<LegalTextWire>(await http.get(`/legal/texts/${document}`, { params })));
}

/** The versions that the signed-in user is asked to accept. */
export async function getPendingConsents(http: AxiosInstance): Promise<PendingConsent[]> {
  return resultsOf<PendingConsentWire>(await http.get('/legal/pending')).map((wire) => toCamelCaseKeys(wire));
}

export async function acceptLegalText(
  http: AxiosInstance,
  { document, number }: Pick<PendingConsent, 'document' | 'number'>,
): Promise<void> {
  await http.post('/legal/acceptances', { document, number });
}

const toManaged = (wire: ManagedLegalWire): ManagedLegal => toCamelCaseKeys(wire);

/** For administrators with the right `operations`, as the calls below. */
export async function getLegalTexts(http: AxiosInstance): Promise<ManagedLegal[]> {
  return resultsOf<ManagedLegalWire>(await http.get('/admin/legal')).map(toManaged);
}

/** Rejects with `fields` (400), CONFLICT (409) for a time in the past, and EDIT_CONFLICT (409). */
export async function saveLegalText(
  http: AxiosInstance,
  document: LegalDocument,
  { form, version }: { form: LegalForm; version: number | undefined },
): Promise<ManagedLegal> {
  const call = http.put(`/admin/legal/${document}`, { ...toSnakeCaseKeys(form), version });
  return savedRecord(withFieldNames(call), toManaged);
}

/** Withdraws the version that is announced. */
export async function removeLegalText(http: AxiosInstance, document: LegalDocument): Promise<ManagedLegal> {
  return toManaged(resultOf(await http.delete(`/admin/legal/${document}`)));
}
