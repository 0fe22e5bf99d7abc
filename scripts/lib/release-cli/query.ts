import type { Sbom } from '@kaksha/build/sbom';
import { percentText } from '@kaksha/domain/percent';
import { freezeOf } from '@kaksha/release/freeze';
import { expiredFlags, type LiveVersion, openAlarms, shortKeys, versionOverview } from '@kaksha/release/overview';
import { readManifests } from '@kaksha/release/read-live';
import { ReleaseError, type ReleaseRef } from '@kaksha/release/types';
import type { CommandContext, CommandResult } from './context';
import { openMetrics } from './site-metrics';

export async function list({ store }: CommandContext, name?: string): Promise<CommandResult> {
  const [{ names }, releases] = await Promise.all([store.live(), store.list(name)]);
  const rows = releases.map(({ name: each, version, contract, publishedAt, author, commit, dirty, development }) => {
    const entry = names[each];
    return {
      name: each,
      version,
      live: entry?.version === version,
      canary: entry?.canary?.version === version ? entry.canary.percent : null,
      previous: entry?.previous === version,
      contract,
      publishedAt,
      author,
      commit,
      ...(dirty && { dirty }),
      ...(development && { development }),
    };
  });
  const lines = rows.map((row) =>
    [
      row.live ? '*' : row.canary ? '%' : row.previous ? '<' : ' ',
      row.name.padEnd(12),
      row.version.padEnd(22),
      row.publishedAt.slice(0, 16).replace('T', ' '),
      `${row.commit?.slice(0, 8) ?? ''}${row.dirty ? '+edits' : ''}`.padEnd(14),
      row.author ?? '',
    ].join('  '),
  );
  return { data: rows, text: lines.join('\n') || 'the release store is empty' };
}

/** @throws ReleaseError INCOMPLETE for a release of an earlier version, which has none; ALTERED */
export async function sbom({ store }: CommandContext, ref: ReleaseRef): Promise<CommandResult> {
  const bytes = await store.storedFile(ref, 'sbom.json');
  if (!bytes) throw new ReleaseError('INCOMPLETE', `${ref.name} ${ref.version} has no bill of materials`);
  const data: Sbom = JSON.parse(bytes.toString());
  const lines = data.components.map(({ name, version, licenses }) =>
    [name.padEnd(40), version.padEnd(12), licenses?.map(({ expression }) => expression).join() ?? '']
      .join('  ')
      .trimEnd(),
  );
  return { data, text: [...lines, `${data.components.length} packages`].join('\n') };
}

export async function history({ store }: CommandContext, only?: string): Promise<CommandResult> {
  const { names } = await store.live();
  const lines = Object.entries(names)
    .filter(([name]) => !only || name === only)
    .flatMap(([name, entry]) => entry.history.map((line) => ({ name, ...line })))
    .sort((a, b) => a.at.localeCompare(b.at));
  const texts = lines.map(({ at, name, version, by, keys, reason, security }) =>
    [
      at.slice(0, 19).replace('T', ' '),
      name.padEnd(12),
      version.padEnd(22),
      (by ?? 'automatic').padEnd(14),
      shortKeys(keys).padEnd(8),
      security ? `security fix: ${reason}` : reason,
    ].join('  '),
  );
  return { data: lines, text: texts.join('\n') || 'nothing was live yet' };
}

export async function status({ store, env }: CommandContext, { minutes }: { minutes: number }): Promise<CommandResult> {
  const source = await openMetrics(env);
  const metrics = source ? await source.ofLast(minutes) : null;
  const live = await store.live();
  const manifests = await readManifests(store, live);
  const rows = versionOverview(live, metrics ?? [], manifests);
  const head = ['', 'name', 'version', 'share', 'seen by', 'loads', 'not loaded', 'errors', 'load'];
  const table = [head, ...rows.map((row) => cells(row, metrics !== null))];
  const widths = head.map((_, column) => Math.max(...table.map((line) => (line[column] ?? '').length)));
  const lines = table.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const note = source
    ? `\nFigures of the last ${minutes} minutes.`
    : '\nNo figures: no site answered. Set KAKSHA_ORIGIN and KAKSHA_TOKEN (see status --help).';
  const alarms = openAlarms(live);
  const at = new Date(store.clock());
  const expired = expiredFlags(manifests, live, at);
  const frozen = Object.entries(live.names).flatMap(([name, entry]) => {
    const freeze = freezeOf(entry, at);
    return freeze ? [{ name, ...freeze }] : [];
  });
  const warnings = [
    ...alarms.map(({ name, version, reason }) => `ALARM: ${name} ${version} ${reason}`),
    ...expired.map(
      ({ name, flag, owner, expires }) => `ALARM: the flag ${flag} of ${name} expired on ${expires} (${owner})`,
    ),
    ...frozen.map(({ name, by, until, reason }) => `FROZEN: ${name} until ${until} by ${by ?? 'unknown'}: ${reason}`),
    ...rows
      .filter(({ dirty }) => dirty)
      .map(({ name, version }) => `DIRTY: ${name} ${version} was built from sources that its commit does not hold`),
  ];
  return {
    data: { minutes: source ? minutes : null, versions: rows, alarms, expiredFlags: expired, frozen },
    text: [...warnings, ...lines].join('\n') + note,
  };
}

function cells(row: LiveVersion, hasMetrics: boolean): string[] {
  const sign = { live: '*', canary: '%', former: ' ' }[row.role];
  const { metrics } = row;
  return [
    sign,
    row.name,
    row.version,
    percentText(row.percent),
    ...(hasMetrics
      ? [
          row.seen === null ? '-' : percentText(row.seen),
          String(metrics?.loads ?? 0),
          String(metrics?.loadFailures ?? 0),
          String(metrics?.errors ?? 0),
          metrics?.loadMs == null ? '-' : `${Math.round(metrics.loadMs)} ms`,
        ]
      : ['', '', '', '', '']),
  ];
}
