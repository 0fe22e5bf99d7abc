import { brand } from '@kaksha/domain/brand';
import { type Html, html, trustedHtml } from '@kaksha/domain/html-template';
import { releaseBase } from '@kaksha/release/live-releases';
import type { LiveVersion } from '@kaksha/release/overview';
import type { LiveSnapshot, Release } from '@kaksha/release/types';
import { fontPreloads } from './document';

export interface OperatorView {
  versions: readonly LiveVersion[];
  snapshot: LiveSnapshot;
  /** Length of the metrics window; null when the metrics could not be read. */
  minutes: number | null;
}

const maxHistoryLines = 40;

/** @param view  null for a user who is not an administrator */
export function renderOperatorPage({
  shell,
  theme,
  view,
}: {
  shell: Release;
  theme: string | null;
  view: OperatorView | null;
}): string {
  const base = releaseBase(shell.name, shell.version);
  const styles = shell.styles.map((file) => html`<link rel="stylesheet" href="${base + file}">`);
  const page = html`<!doctype html>
<html lang="en"${theme ? trustedHtml(` data-theme="${theme}"`) : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Releases · ${brand.name}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${fontPreloads(shell).map(trustedHtml)}
${styles}
<link rel="stylesheet" href="/operator.css">
</head>
<body>
<main class="operator">
<p class="operator-home"><a href="/">${brand.name}</a></p>
${view ? releasesSection(view) : refusal}
</main>
</body>
</html>`;
  return page.toString();
}

const refusal = html`<h1>For administrators only</h1>
<p>You are signed in, but not as an administrator. <a href="/login?next=%2Foperator%2Freleases">Sign in with another account</a></p>`;

function releasesSection({ versions, snapshot, minutes }: OperatorView): Html {
  const note = minutes
    ? html`Figures of the last ${minutes} minutes, as reported by browsers.`
    : html`<strong>The figures could not be read.</strong> The versions below are correct.`;
  return html`<div class="operator-head"><h1>Releases</h1><a class="operator-refresh" href="/operator/releases">Refresh</a></div>
<p class="operator-note">${note}</p>
<div class="operator-scroll" role="region" aria-label="Live versions" tabindex="0">
<table>
<caption>Live versions</caption>
<thead><tr><th scope="col">Part</th><th scope="col">Version</th><th scope="col">Given to</th><th scope="col" class="number">Seen by</th><th scope="col" class="number">Loads</th><th scope="col" class="number">Not loaded</th><th scope="col" class="number">Errors</th><th scope="col" class="number">Load time</th></tr></thead>
<tbody>${versions.map((row) => rowOf(row, minutes !== null))}</tbody>
</table>
</div>
<h2>History</h2>
${historyList(snapshot)}
<p class="operator-note">What is live is changed on the command line: <code>npm run release -- --help</code></p>`;
}

const roles = { live: 'Live', canary: 'Canary', former: 'Former' };

function rowOf(row: LiveVersion, hasMetrics: boolean): Html {
  const { metrics } = row;
  const count = (value: number | undefined) => (hasMetrics ? (value ?? 0).toLocaleString('en') : '–');
  const bad = (value: number | undefined) => (value ? ' bad' : '');
  const time = metrics?.loadMs == null ? '–' : `${Math.round(metrics.loadMs).toLocaleString('en')} ms`;
  return html`<tr>
<th scope="row">${row.name}</th>
<td><span class="badge ${row.role}">${roles[row.role]}</span> <code>${row.version}</code></td>
<td><meter min="0" max="100" value="${row.percent}" aria-label="Share of visitors who get ${row.name} ${row.version}"></meter> ${row.percent} %</td>
<td class="number">${row.seen === null ? '–' : `${row.seen} %`}</td>
<td class="number">${count(metrics?.loads)}</td>
<td class="number${bad(metrics?.loadFailures)}">${count(metrics?.loadFailures)}</td>
<td class="number${bad(metrics?.errors)}">${count(metrics?.errors)}</td>
<td class="number">${time}</td>
</tr>`;
}

function historyList({ names }: LiveSnapshot): Html {
  const lines = Object.entries(names)
    .flatMap(([name, { history }]) => history.map((line) => ({ name, ...line })))
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, maxHistoryLines);
  if (lines.length === 0) return html`<p>Nothing has been promoted yet.</p>`;
  const items = lines.map(
    ({ name, version, at, by, reason, kind }) => html`<li class="${kind === 'auto-rollback' ? 'auto-rollback' : ''}">
<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>
<span><strong>${name}</strong> <code>${version}</code> ${reason}</span>
<span class="by">${by ?? 'automatic'}</span>
</li>`,
  );
  return html`<ol class="operator-history">${items}</ol>`;
}
