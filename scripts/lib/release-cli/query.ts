import { type LiveVersion, versionOverview } from '@kaksha/release/overview';
import { numberOf, requireArgs } from './args';
import type { CommandResult } from './commands';
import type { CommandContext } from './run';
import { openMetrics } from './site-metrics';

export async function list({ store, args }: CommandContext): Promise<CommandResult> {
  requireArgs('list', args, 0, 1);
  const [{ names }, releases] = await Promise.all([store.live(), store.list(args[0])]);
  const rows = releases.map(({ name, version, contract, publishedAt, author, commit }) => ({
    name,
    version,
    live: names[name]?.version === version,
    canary: names[name]?.canary?.version === version ? (names[name]?.canary?.percent ?? null) : null,
    previous: names[name]?.previous === version,
    contract,
    publishedAt,
    author,
    commit,
  }));
  const lines = rows.map((row) =>
    [
      row.live ? '*' : row.canary ? '%' : row.previous ? '<' : ' ',
      row.name.padEnd(12),
      row.version.padEnd(22),
      row.publishedAt.slice(0, 16).replace('T', ' '),
      (row.commit?.slice(0, 8) ?? '').padEnd(8),
      row.author ?? '',
    ].join('  '),
  );
  return { answer: rows, text: lines.join('\n') || 'the release store is empty' };
}

export async function history({ store, args }: CommandContext): Promise<CommandResult> {
  requireArgs('history', args, 0, 1);
  const { names } = await store.live();
  const lines = Object.entries(names)
    .filter(([name]) => !args[0] || name === args[0])
    .flatMap(([name, entry]) => entry.history.map((line) => ({ name, ...line })))
    .sort((a, b) => a.at.localeCompare(b.at));
  const texts = lines.map(({ at, name, version, by, reason }) =>
    [
      at.slice(0, 19).replace('T', ' '),
      name.padEnd(12),
      version.padEnd(22),
      (by ?? 'the site').padEnd(14),
      reason,
    ].join('  '),
  );
  return { answer: lines, text: texts.join('\n') || 'nothing was live yet' };
}

export async function status({ store, args, flags, env }: CommandContext): Promise<CommandResult> {
  requireArgs('status', args, 0);
  const minutes = numberOf('minutes', flags.minutes, 60, 1);
  const source = await openMetrics(env);
  const figures = source ? await source.ofLast(minutes) : null;
  const rows = versionOverview(await store.live(), figures ?? []);
  const head = ['', 'name', 'version', 'share', 'seen by', 'loads', 'not loaded', 'errors', 'load'];
  const table = [head, ...rows.map((row) => cells(row, figures !== null))];
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
  return { answer: { minutes: source ? minutes : null, versions: rows }, text: lines.join('\n') + note };
}

function cells(row: LiveVersion, known: boolean): string[] {
  const mark = { live: '*', canary: '%', former: ' ' }[row.role];
  const { figures } = row;
  return [
    mark,
    row.name,
    row.version,
    `${row.percent} %`,
    ...(known
      ? [
          row.seen === null ? '-' : `${row.seen} %`,
          String(figures?.loads ?? 0),
          String(figures?.loadFailures ?? 0),
          String(figures?.errors ?? 0),
          figures?.loadMs == null ? '-' : `${Math.round(figures.loadMs)} ms`,
        ]
      : ['', '', '', '', '']),
  ];
}
