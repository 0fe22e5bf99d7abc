import { brand } from '@kaksha/domain/brand';
import { releaseBase } from '@kaksha/release/live-releases';
import type { LiveVersion } from '@kaksha/release/overview';
import type { LiveSnapshot, Release } from '@kaksha/release/types';
import { fontPreloads } from './document';
import { html, joined, type Markup, raw } from './markup';

export interface OperatorView {
  versions: readonly LiveVersion[];
  state: LiveSnapshot;
  /** Figures of so many minutes; null when they could not be read. */
  minutes: number | null;
}

const historyShown = 40;

/** @param view  null for somebody who is no administrator */
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
<html lang="en"${theme ? raw(` data-theme="${theme}"`) : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Releases · ${brand.name}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${joined(fontPreloads(shell).map(raw))}
${joined(styles)}
<link rel="stylesheet" href="/operator.css">
</head>
<body>
<main class="operator">
<p class="operator-home"><a href="/">${brand.name}</a></p>
${view ? whole(view) : refusal}
</main>
</body>
</html>`;
  return page.text;
}

const refusal = html`<h1>For administrators only</h1>
<p>You are signed in, but not as an administrator. <a href="/login?next=%2Foperator%2Freleases">Sign in as somebody else</a></p>`;

function whole({ versions, state, minutes }: OperatorView): Markup {
  const note = minutes
    ? html`Figures of the last ${minutes} minutes, as browsers told them.`
    : html`<strong>The figures could not be read.</strong> What is on the air is right all the same.`;
  return html`<div class="operator-head"><h1>Releases</h1><a class="operator-again" href="/operator/releases">Refresh</a></div>
<p class="operator-note">${note}</p>
<div class="operator-scroll" role="region" aria-label="On the air" tabindex="0">
<table>
<caption>On the air</caption>
<thead><tr><th scope="col">Part</th><th scope="col">Version</th><th scope="col">Given to</th><th scope="col" class="number">Seen by</th><th scope="col" class="number">Loads</th><th scope="col" class="number">Not loaded</th><th scope="col" class="number">Errors</th><th scope="col" class="number">Load time</th></tr></thead>
<tbody>${joined(versions.map((row) => rowOf(row, minutes !== null)))}</tbody>
</table>
</div>
<h2>History</h2>
${historyOf(state)}
<p class="operator-note">What is live is changed on the command line: <code>npm run release -- --help</code></p>`;
}

const roles = { live: 'Live', canary: 'Canary', former: 'Former' };

function rowOf(row: LiveVersion, known: boolean): Markup {
  const { figures } = row;
  const count = (value: number | undefined) => (known ? (value ?? 0).toLocaleString('en') : '–');
  const bad = (value: number | undefined) => (value ? ' bad' : '');
  const time = figures?.loadMs == null ? '–' : `${Math.round(figures.loadMs).toLocaleString('en')} ms`;
  return html`<tr>
<th scope="row">${row.name}</th>
<td><span class="badge ${row.role}">${roles[row.role]}</span> <code>${row.version}</code></td>
<td><meter min="0" max="100" value="${row.percent}" aria-label="Share of visitors who are given ${row.name} ${row.version}"></meter> ${row.percent} %</td>
<td class="number">${row.seen === null ? '–' : `${row.seen} %`}</td>
<td class="number">${count(figures?.loads)}</td>
<td class="number${bad(figures?.loadFailures)}">${count(figures?.loadFailures)}</td>
<td class="number${bad(figures?.errors)}">${count(figures?.errors)}</td>
<td class="number">${time}</td>
</tr>`;
}

function historyOf({ names }: LiveSnapshot): Markup {
  const lines = Object.entries(names)
    .flatMap(([name, { history }]) => history.map((line) => ({ name, ...line })))
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, historyShown);
  if (lines.length === 0) return html`<p>Nothing was promoted yet.</p>`;
  const items = lines.map(
    ({ name, version, at, by, reason, kind }) => html`<li class="${kind === 'went-back' ? 'went-back' : ''}">
<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>
<span><strong>${name}</strong> <code>${version}</code> ${reason}</span>
<span class="by">${by ?? 'by itself'}</span>
</li>`,
  );
  return html`<ol class="operator-history">${joined(items)}</ol>`;
}
