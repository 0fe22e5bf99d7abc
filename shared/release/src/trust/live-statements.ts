import type { TargetFile, Targets } from '@tufjs/models';
import { automatic, parseSnapshot } from '../transitions';
import type { HistoryLine, IssuedPreview, LiveEntry, LiveSnapshot, Pruning } from '../types';
import { ADOPTED, isTarget, LIVE, partTarget, SITES, type SignedState, sha256 } from './signed-state';

/** What is live of one part, signed by the keys of the part. */
export interface PartStatement {
  /** Null: withdrawn. Absent: never live. */
  entry?: LiveEntry | null;
  /** Previews that its keys have issued and not revoked; absent without any. */
  previews?: IssuedPreview[];
}

/** What sites did by themselves, signed by the online key. */
export interface SiteStatement {
  /** By part: lines that are appended to the history of the statement with the hash `base`, and to no other. */
  automatic: Record<string, { base: string; lines: HistoryLine[] }>;
  pruning?: Pruning | null;
}

/** The live releases that the statements of a state give. */
export interface SignedLive {
  snapshot: LiveSnapshot;
  /** Whether each part signs what is live of it. Stores of an earlier format have one list for all. */
  isPerPart: boolean;
  /** Why the statements of parts are refused. */
  unreadable: ReadonlyMap<string, string>;
}

/**
 * The statements after a change: of the parts that differ, and of the sites.
 * @param isAutomatic  a site did it by itself, so its statement gets the newest line of each history
 */
export function nextStatements(
  state: SignedState,
  before: LiveSnapshot,
  after: LiveSnapshot,
  isAutomatic: boolean,
): { parts: Record<string, string>; site: string } {
  const names = new Set([before, after].flatMap((each) => Object.keys({ ...each.names, ...each.previews })));
  const changed = [...names].filter(
    (name) => before.names[name] !== after.names[name] || before.previews?.[name] !== after.previews?.[name],
  );
  if (!isAutomatic && before.pruning === after.pruning)
    return { parts: statementsOf(changed, after), site: state.live };
  const site: SiteStatement = { ...JSON.parse(state.live), pruning: after.pruning ?? null };
  if (!isAutomatic) return { parts: statementsOf(changed, after), site: JSON.stringify(site) };
  for (const name of changed) {
    const base = baseOf(state, name);
    const known = site.automatic[name]?.base === base ? site.automatic[name].lines : [];
    const line = after.names[name]?.history.at(-1);
    if (line) site.automatic[name] = { base, lines: [...known, line] };
  }
  return { parts: {}, site: JSON.stringify(site) };
}

const statementsOf = (names: readonly string[], after: LiveSnapshot): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => {
      const entry = after.names[name] ?? (after.withdrawn?.includes(name) ? null : undefined);
      const previews = after.previews?.[name] ?? [];
      const statement: PartStatement = {
        ...(entry !== undefined && { entry }),
        ...(previews.length > 0 && { previews }),
      };
      return [name, JSON.stringify(statement)];
    }),
  );

/** SHA-256 of what a part's automatic changes build upon. */
const baseOf = ({ parts = {}, adopted = '' }: Partial<SignedState>, name: string) =>
  sha256(Buffer.from(parts[name] ?? adopted));

/** @throws Error when the sites' statement is not the signed one, or holds more than its key may do */
export function readLive(state: SignedState, roles: ReadonlyMap<string, Targets>): SignedLive {
  const targets = roles.get('targets');
  const ofSites = roles.get('live')?.targets ?? {};
  const pin = targets?.targets[ADOPTED];
  const unreadable = new Map<string, string>();
  if (!pin) return { snapshot: parseSnapshot(signedText(ofSites[LIVE], state.live)), isPerPart: false, unreadable };
  const adopted = parseSnapshot(signedText(pin, state.adopted));
  const site: SiteStatement = JSON.parse(signedText(ofSites[SITES], state.live));
  let snapshot: LiveSnapshot = { names: {}, pruning: site.pruning ?? null };
  const withdrawn: string[] = [];
  const previews: Record<string, IssuedPreview[]> = {};
  const parts = Object.keys(targets.delegations?.roles ?? {}).filter((role) => role !== 'live');
  for (const name of parts) {
    const statement = readPart(state, roles.get(name), name, adopted);
    if (statement === 'refused') unreadable.set(name, 'what is live of it is not the signed one');
    else if (statement?.entry) snapshot.names[name] = statement.entry;
    else if (statement ? statement.entry === null : adopted.withdrawn?.includes(name)) withdrawn.push(name);
    if (statement && statement !== 'refused' && statement.previews) previews[name] = statement.previews;
  }
  if (Object.keys(previews).length > 0) snapshot.previews = previews;
  const keys = signersOf(state.roles.live);
  for (const [name, { base, lines }] of Object.entries(site.automatic)) {
    if (!snapshot.names[name] || base !== baseOf(state, name)) continue;
    for (const line of lines) snapshot = automatic(snapshot, name, { ...line, keys });
  }
  return { snapshot: withdrawn.length > 0 ? { ...snapshot, withdrawn } : snapshot, isPerPart: true, unreadable };
}

/** @returns null for a part that was never live */
function readPart(
  { parts = {} }: SignedState,
  role: Targets | undefined,
  name: string,
  adopted: LiveSnapshot,
): PartStatement | 'refused' | null {
  const text = parts[name];
  const entry = adopted.names[name];
  const target = role?.targets[partTarget(name)];
  const previews = adopted.previews?.[name];
  if (text === undefined && !target) {
    if (!entry && !previews) return null;
    return role ? { ...(entry && { entry }), ...(previews && { previews }) } : 'refused';
  }
  return text !== undefined && target && isTarget(target, Buffer.from(text)) ? JSON.parse(text) : 'refused';
}

/** Ids of the keys under whose names a verified role is signed. */
const signersOf = (text = ''): string[] => {
  const { signatures }: { signatures: { keyid: string }[] } = JSON.parse(text);
  return signatures.map(({ keyid }) => keyid);
};

function signedText(target: TargetFile | undefined, text = ''): string {
  if (!target || !isTarget(target, Buffer.from(text))) throw new Error('the live releases are not the signed ones');
  return text;
}
