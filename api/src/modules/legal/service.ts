import { type LegalDocument, type LegalForm, type LegalState, legalDocuments } from '@kaksha/domain/legal';
import { legalRules } from '@kaksha/domain/legal-rules';
import { inTransaction, type ServiceContext, type UserContext } from '../../platform/context/context';
import { writeAudit } from '../../platform/database/audit';
import { lockNamed } from '../../platform/database/lock-named';
import { requireVersion, versionOf } from '../../platform/http/edit-conflict';
import { check } from '../../platform/http/form';
import { legalVersionNotFound, mustBeUpcoming } from './errors';
import { addAcceptance, findPending, listTexts, putText, removeUpcoming, type TextRow } from './repo';

type VersionRow = Omit<TextRow, 'text' | 'effectiveFrom' | 'savedAt'> & {
  text: string | null;
  effectiveFrom: Date | null;
  savedAt: Date | null;
  state: LegalState;
};

const builtIn = {
  ...{ number: 1, text: null, effectiveFrom: null, mustAccept: false },
  ...{ savedAt: null, savedBy: null, accepted: 0 },
};

/** Every version of a document with its state, ascending. */
function withStates(rows: readonly TextRow[], now: Date): VersionRow[] {
  const isUpcoming = ({ effectiveFrom }: { effectiveFrom: Date | null }) =>
    effectiveFrom !== null && effectiveFrom > now;
  const all = [builtIn, ...rows];
  const inForce = Math.max(...all.filter((row) => !isUpcoming(row)).map(({ number }) => number));
  const stateOf = (row: (typeof all)[number]): LegalState =>
    isUpcoming(row) ? 'upcoming' : row.number === inForce ? 'in-force' : 'earlier';
  return all.map((row) => ({ ...row, state: stateOf(row) }));
}

/**
 * A document in the version in force, or in another one.
 * @throws ApiError LEGAL_VERSION_NOT_FOUND (404)
 */
export async function getLegalText(
  { db, clock }: ServiceContext,
  { document, version }: { document: LegalDocument; version?: number },
) {
  const versions = withStates(await listTexts(db, document), clock.now());
  const shown = versions.find(({ number, state }) => (version ? number === version : state === 'in-force'));
  if (!shown) throw legalVersionNotFound();
  const { number, text, effectiveFrom } = shown;
  return { document, number, text, effectiveFrom, versions };
}

export const getLegalTexts = (context: UserContext) =>
  Promise.all(legalDocuments.map((document) => managed(context, document)));

async function managed({ db, clock }: ServiceContext, document: LegalDocument) {
  const versions = withStates(await listTexts(db, document), clock.now());
  return { document, version: nextVersionOf(versions), versions };
}

/** Changes when the next version is saved, withdrawn or takes effect. */
function nextVersionOf(versions: readonly VersionRow[]): number {
  const last = versions.at(-1);
  return versionOf({ number: last?.number, state: last?.state, savedAt: last?.savedAt });
}

/**
 * Saves the next version of a document: the one that is announced, or a new one.
 * @throws ApiError VALIDATION_FAILED (400), CONFLICT (409) for a time in the past, EDIT_CONFLICT (409)
 */
export function saveLegalText(
  context: UserContext,
  { document, form, version }: { document: LegalDocument; form: LegalForm; version: number | undefined },
) {
  const { principal, clock } = context;
  check(legalRules, form);
  const effectiveFrom = new Date(form.effectiveFrom);
  if (effectiveFrom <= clock.now()) throw mustBeUpcoming();
  return changing(context, { document, version }, async ({ db }, versions) => {
    const last = versions.at(-1);
    const number = last?.state === 'upcoming' ? last.number : (last?.number ?? 1) + 1;
    const { text, mustAccept } = form;
    const id = await putText(db, { document, number, text, effectiveFrom, mustAccept, savedBy: principal.id });
    return { id, action: 'legal.save', number };
  });
}

/**
 * Withdraws the version that is announced.
 * @throws ApiError LEGAL_VERSION_NOT_FOUND (404) without one
 */
export function removeLegalText(context: UserContext, document: LegalDocument) {
  return changing(context, { document, version: undefined }, async ({ db }, versions) => {
    const id = await removeUpcoming(db, document, context.clock.now());
    if (id === null) throw legalVersionNotFound();
    return { id, action: 'legal.withdraw', number: versions.at(-1)?.number };
  });
}

interface Change {
  id: number;
  action: 'legal.save' | 'legal.withdraw';
  number: number | undefined;
}

async function changing(
  context: UserContext,
  { document, version }: { document: LegalDocument; version: number | undefined },
  change: (tx: UserContext, versions: readonly VersionRow[]) => Promise<Change>,
) {
  const saved = await inTransaction(context, async (tx) => {
    const { db, requestId, client, principal } = tx;
    await lockNamed(db, `legal ${document}`);
    const stored = await managed(tx, document);
    requireVersion({ given: version, stored: stored.version }, { name: 'text', read: () => stored });
    const { id, action, number } = await change(tx, stored.versions);
    const detail = { document, number };
    await writeAudit(db, { actorId: principal.id, action, entityId: id, detail, requestId, client });
    return managed(tx, document);
  });
  await context.site.reload();
  return saved;
}

/** What the caller is asked to accept. */
export const getPendingConsents = ({ db, principal, clock }: UserContext) => findPending(db, principal.id, clock.now());

/**
 * Records that the caller accepts a version.
 * @throws ApiError LEGAL_VERSION_NOT_FOUND (404) for a version that is not in force
 */
export async function acceptLegalText(
  context: UserContext,
  { document, number }: { document: LegalDocument; number: number },
): Promise<void> {
  const versions = withStates(await listTexts(context.db, document), context.clock.now());
  if (!versions.some((one) => one.number === number && one.number > 1 && one.state === 'in-force')) {
    throw legalVersionNotFound();
  }
  await addAcceptance(context.db, { userId: context.principal.id, document, number });
}
