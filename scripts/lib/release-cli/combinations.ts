import { required } from '@kaksha/domain/typed';
import { checkHost } from '@kaksha/release/checks';
import type { LiveEntry, LiveSnapshot, Release } from '@kaksha/release/types';
import type { Candidate, ReleaseSet } from './release-set';

/** Distinct versions of each part that visitors may get, the live one first. */
export type Versions = ReadonlyMap<string, readonly Candidate[]>;

/** The live version, the canary, and the last good version before them. */
export const versionsOf = ({ version, canary, previous }: LiveEntry): string[] => [
  ...new Set([version, canary?.version, previous].filter((each) => typeof each === 'string')),
];

/**
 * The versions of every part that the tested releases run with. A tested release replaces all versions of its part.
 * Versions with the same files count once.
 */
export async function readVersions(
  { names }: LiveSnapshot,
  tested: readonly Candidate[],
  read: (name: string, version: string) => Promise<Candidate>,
): Promise<Versions> {
  const versions = new Map<string, readonly Candidate[]>();
  for (const [name, entry] of Object.entries(names)) {
    const found = await Promise.all(
      versionsOf(entry).map((version, index) =>
        // Without the last good version there is nothing to run. The live version must be readable.
        index === 0 ? read(name, version) : read(name, version).catch(() => null),
      ),
    );
    versions.set(name, distinct(found.filter((each) => each !== null)));
  }
  for (const each of tested) versions.set(each.release.name, [each]);
  return versions;
}

function distinct(candidates: readonly Candidate[]): Candidate[] {
  const byFiles = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const key = filesKey(candidate.release);
    if (!byFiles.has(key)) byFiles.set(key, candidate);
  }
  return [...byFiles.values()];
}

/** Equal for releases whose code and styles are the same. */
const filesKey = ({ files, contract, needs, routes }: Release) => {
  const code = Object.entries(files).filter(([file]) => /\.(?:[cm]?js|css)$/.test(file));
  return JSON.stringify([code.map(([file, { integrity }]) => [file, integrity]).sort(), contract, needs, routes]);
};

/**
 * Sets of one version of each part, the live one first. Every two versions of different parts that fit each other are
 * in one set, so each tested release runs with every two others, without running all products.
 */
export function combinationsOf(versions: Versions): ReleaseSet[] {
  const parts = [...versions].filter(([, candidates]) => candidates.length > 0);
  const open = new Set<string>();
  const pairs = (set: readonly Candidate[]) =>
    set.flatMap((one, index) => set.slice(index + 1).map((other) => pairKey(one, other)));
  for (const [index, [, ones]] of parts.entries()) {
    for (const [, others] of parts.slice(index + 1)) {
      for (const one of ones) for (const other of others) if (fitsWith(one, other)) open.add(pairKey(one, other));
    }
  }
  const sets: ReleaseSet[] = [];
  const add = (set: readonly Candidate[]) => {
    for (const pair of pairs(set)) open.delete(pair);
    sets.push(new Map(set.map((candidate) => [candidate.release.name, candidate])));
  };
  add(parts.map(([, [live]]) => required(live, 'live version')));
  while (open.size > 0) {
    const before = open.size;
    add(nextSet(parts, open));
    // Pairs that fit alone, but with no complete set, are left out.
    if (open.size === before) {
      sets.pop();
      break;
    }
  }
  return sets;
}

/** A set that contains the first open pair, and as many others as possible. */
function nextSet(parts: readonly (readonly [string, readonly Candidate[]])[], open: ReadonlySet<string>): Candidate[] {
  const [first = ''] = open;
  const fixed = new Set(first.split(' + '));
  const set = new Map<string, Candidate>();
  for (const [name, candidates] of parts) {
    const wanted = candidates.find((each) => fixed.has(label(each)));
    if (wanted) set.set(name, wanted);
  }
  for (const [name, candidates] of parts) {
    if (set.has(name)) continue;
    const gain = (each: Candidate) => [...set.values()].filter((other) => open.has(pairKey(each, other))).length;
    const fitting = candidates.filter((each) => [...set.values()].every((other) => fitsWith(each, other)));
    const [best] = [...fitting].sort((a, b) => gain(b) - gain(a));
    if (best) set.set(name, best);
  }
  return parts.flatMap(([name]) => set.get(name) ?? []);
}

const label = ({ release }: Candidate) => `${release.name} ${release.version}`;
const pairKey = (one: Candidate, other: Candidate) => [label(one), label(other)].sort().join(' + ');

/** Whether the site could give a visitor both. A host with another contract is not a target of a rollback. */
function fitsWith({ release: one }: Candidate, { release: other }: Candidate): boolean {
  const host = [one, other].find(({ name }) => name === 'shell');
  const remote = [one, other].find(({ name }) => name !== 'shell');
  if (!host || !remote) return true;
  try {
    checkHost(remote, host);
    return true;
  } catch {
    return false;
  }
}

export const describeSet = (set: ReleaseSet, except: readonly string[]) =>
  [...set.values()]
    .filter(({ release }) => !except.includes(release.name))
    .map(label)
    .join(', ');
