import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_READS_FILE } from '@kaksha/build/api-reads';
import type { ApiReads } from '@kaksha/domain/api-reads';
import { percentText } from '@kaksha/domain/percent';
import { versionOverview } from '@kaksha/release/overview';
import { releasesInUse } from '@kaksha/release/releases-in-use';
import { ReleaseError, type ReleaseRef } from '@kaksha/release/types';
import { type ApiFault, apiFaults } from '../api-reads/api-faults';
import type { OpenApi } from '../api-reads/openapi';
import type { CommandContext, CommandResult } from './context';
import type { SiteApi } from './site-api';
import { openMetrics } from './site-metrics';

const timeoutMs = 10_000;
const dayMinutes = 24 * 60;
/** Lines of a refusal. */
const maxLines = 60;

/** What a version of the API takes away from one release. */
interface BrokenRelease extends ReleaseRef {
  /** Percent of this name's loads in the last days; null without a site. */
  seen: number | null;
  faults: ApiFault[];
}

/**
 * Compares a version of the API with what releases read: those that are live, canaries, targets of a rollback or of a
 * preview, and those that open tabs of the last days may run.
 * @param document  file of the OpenAPI document; by default it is made from the sources of this repository
 * @throws ReleaseError API with each release and field that it takes away
 */
export async function checkApi(
  context: CommandContext,
  { document, days }: { document?: string; days: number },
): Promise<CommandResult> {
  const { store, env, root } = context;
  const api: OpenApi = document ? JSON.parse(readFileSync(document, 'utf8')) : documentOf(root);
  const metrics = (await (await openMetrics(env))?.ofLast(days * dayMinutes)) ?? null;
  const live = await store.live();
  const releases = releasesInUse(live, new Date(store.clock()), days, metrics);
  const shares = versionOverview(live, metrics ?? [], new Map());
  const broken: BrokenRelease[] = [];
  const unknown: ReleaseRef[] = [];
  for (const ref of releases) {
    const reads = await readsOf(context, ref);
    if (!reads) {
      unknown.push(ref);
      continue;
    }
    const faults = apiFaults(reads, api);
    const seen = shares.find(({ name, version }) => name === ref.name && version === ref.version)?.seen ?? null;
    if (faults.length > 0) broken.push({ ...ref, seen, faults });
  }
  if (broken.length > 0) throw new ReleaseError('API', refusal(broken, days));
  const notChecked = unknown.map(({ name, version }) => `\nnot checked, because it lists nothing: ${name} ${version}`);
  return {
    data: { checked: releases.length - unknown.length, unknown },
    text: `the API has all that ${releases.length - unknown.length} releases read${notChecked.join('')}`,
  };
}

/** @throws ReleaseError API for a release that reads what the API of the running site lacks */
export async function checkApiOfSite(
  context: CommandContext,
  site: SiteApi,
  releases: readonly ReleaseRef[],
): Promise<void> {
  const answer = await fetch(`${site.origin}/backend/openapi.json`, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) return;
  const api: OpenApi = await answer.json();
  for (const ref of releases) {
    const faults = apiFaults((await readsOf(context, ref)) ?? {}, api);
    if (faults.length === 0) continue;
    const lines = [`the API of ${site.origin} lacks what ${ref.name} ${ref.version} reads:`, ...faults.map(lineOf)];
    throw new ReleaseError('API', cut(lines));
  }
}

/** The document of the API's sources. @throws ReleaseError USAGE in a repository without the API */
function documentOf(root: string): OpenApi {
  const script = join(root, 'scripts/lib/api-reads/print-document.ts');
  if (!existsSync(script)) throw new ReleaseError('USAGE', 'this repository has no API: --document names its document');
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  try {
    const file = join(folder, 'openapi.json');
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, file], {
      cwd: root,
      // No settings of the site: neither its database nor its mail server.
      env: { PATH: process.env.PATH },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`the API gives no document:\n${stderr}`);
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @returns null for a release of an earlier version, which has no list @throws ReleaseError ALTERED */
async function readsOf({ store }: CommandContext, ref: ReleaseRef): Promise<ApiReads | null> {
  const bytes = await store.storedFile(ref, API_READS_FILE);
  return bytes && JSON.parse(bytes.toString());
}

function refusal(broken: readonly BrokenRelease[], days: number): string {
  const lines = broken.flatMap(({ name, version, seen, faults }) => {
    const share = seen !== null ? `, ${percentText(seen)} of its visits in the last ${days} days` : '';
    return [`${name} ${version}${share}:`, ...faults.map(lineOf)];
  });
  return cut(['the API takes away what releases read:', ...lines]);
}

const lineOf = ({ operation, field, problem }: ApiFault) => `  ${operation}${field ? ` ${field}` : ''} ${problem}`;

const cut = (lines: readonly string[]) =>
  [
    ...lines.slice(0, maxLines),
    ...(lines.length > maxLines ? [`… and ${lines.length - maxLines} more lines`] : []),
  ].join('\n');
