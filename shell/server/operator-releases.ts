import { type Html, html } from '@kaksha/domain/html-template';
import { percentText } from '@kaksha/domain/percent';
import { freezeOf } from '@kaksha/release/freeze';
import { type ExpiredFlag, type LiveVersion, openAlarms, shortKeys } from '@kaksha/release/overview';
import type { HistoryLine, LiveSnapshot } from '@kaksha/release/types';

/** An extension of a live remote. */
export interface ShownExtension {
  /** `remote/id` */
  key: string;
  version: string;
  slot: string;
  audience: string;
  isOff: boolean;
}

export interface ReleasesView {
  versions: readonly LiveVersion[];
  snapshot: LiveSnapshot;
  /** Length of the metrics window; null when the metrics could not be read. */
  minutes: number | null;
  extensions: readonly ShownExtension[];
  /** Tables of flags and settings. */
  values: readonly Html[];
  expired: readonly ExpiredFlag[];
  /** Result of a switch, shown above the versions. */
  notice: { isError: boolean; text: string } | null;
}

const maxHistoryLines = 40;

/** The live versions and their history. */
export function releasesSection({
  versions,
  snapshot,
  minutes,
  extensions,
  values,
  expired,
  notice,
}: ReleasesView): Html {
  const note = minutes
    ? html`Figures of the last ${minutes} minutes, as reported by browsers.`
    : html`<strong>The figures could not be read.</strong> The versions below are correct.`;
  return html`<div class="operator-head"><h1>Releases</h1><span class="operator-links"><a class="operator-refresh" href="/operator/webhooks">Webhooks</a><a class="operator-refresh" href="/operator/releases">Refresh</a></span></div>
${notice && html`<p class="operator-notice${notice.isError ? ' bad' : ''}" role="${notice.isError ? 'alert' : 'status'}">${notice.text}</p>`}
${openAlarms(snapshot).map(alarmNotice)}${expired.map(expiredNotice)}${freezeNotices(snapshot, new Date())}
<p class="operator-note">${note}</p>
<div class="operator-scroll" role="region" aria-label="Live versions" tabindex="0">
<table>
<caption>Live versions</caption>
<thead><tr><th scope="col">Part</th><th scope="col">Version</th><th scope="col">Traffic share</th><th scope="col" class="number">Adoption</th><th scope="col" class="number">Loads</th><th scope="col" class="number">Failed loads</th><th scope="col" class="number">Errors</th><th scope="col" class="number">Load time</th></tr></thead>
<tbody>${versions.map((row) => rowOf(row, minutes !== null))}</tbody>
</table>
</div>
${extensions.length > 0 && extensionTable(extensions)}
${values}
<h2>History</h2>
${historyList(snapshot)}
<p class="operator-note">Use the command line to change live versions: <code>npm run release -- --help</code></p>`;
}

const audiences: Readonly<Record<string, string>> = {
  everyone: 'Everyone',
  learner: 'Signed-in users',
  trainer: 'Trainers',
  admin: 'Administrators',
};

const extensionTable = (extensions: readonly ShownExtension[]) => html`<h2>Extensions</h2>
<p class="operator-note">What remotes put into pages of others. A switch changes pages at once and needs no release.</p>
<div class="operator-scroll" role="region" aria-label="Extensions" tabindex="0">
<table>
<caption>Extensions</caption>
<thead><tr><th scope="col">Extension</th><th scope="col">Version</th><th scope="col">Slot</th><th scope="col">Shown to</th><th scope="col">State</th><th scope="col">Change</th></tr></thead>
<tbody>${extensions.map(
  ({ key, version, slot, audience, isOff }) => html`<tr>
<th scope="row">${key}</th>
<td><code>${version}</code></td>
<td><code>${slot}</code></td>
<td>${audiences[audience] ?? audience}</td>
<td><span class="badge ${isOff ? 'former' : 'live'}">${isOff ? 'Off' : 'On'}</span></td>
<td><form method="post" action="/operator/extensions"><input type="hidden" name="key" value="${key}"><input type="hidden" name="state" value="${isOff ? 'on' : 'off'}"><button class="operator-refresh" aria-label="Switch ${isOff ? 'on' : 'off'} ${key}">Switch ${isOff ? 'on' : 'off'}</button></form></td>
</tr>`,
)}</tbody>
</table>
</div>`;

const alarmNotice = ({ name, version, reason, at }: ReturnType<typeof openAlarms>[number]) =>
  html`<p class="operator-notice bad" role="alert"><strong>${name} <code>${version}</code> ${reason}.</strong> It was not rolled back automatically (${at.slice(0, 16).replace('T', ' ')} UTC). Keep it with <code>npm run release -- acknowledge ${name}</code>, or replace it.</p>`;

const expiredNotice = ({ name, version, flag, owner, expires }: ExpiredFlag) =>
  html`<p class="operator-notice bad" role="alert"><strong>The flag ${flag} of ${name} <code>${version}</code> expired on ${expires}.</strong> ${owner} removes it with the next release.</p>`;

const freezeNotices = ({ names }: LiveSnapshot, at: Date) =>
  Object.entries(names).flatMap(([name, entry]) => {
    const freeze = freezeOf(entry, at);
    if (!freeze) return [];
    const end = `${freeze.until.slice(0, 16).replace('T', ' ')} UTC`;
    return [
      html`<p class="operator-notice" role="status"><strong>${name} is frozen until ${end}</strong> by ${freeze.by ?? 'unknown'}: ${freeze.reason}. Rollbacks stay possible. End it with <code>npm run release -- unfreeze ${name}</code>.</p>`,
    ];
  });

const roles = { live: 'Live', canary: 'Canary', former: 'Former' };

function rowOf(row: LiveVersion, hasMetrics: boolean): Html {
  const { metrics } = row;
  const count = (value: number | undefined) => (hasMetrics ? (value ?? 0).toLocaleString('en') : '–');
  const bad = (value: number | undefined) => (value ? ' bad' : '');
  const time = metrics?.loadMs == null ? '–' : `${Math.round(metrics.loadMs).toLocaleString('en')} ms`;
  return html`<tr>
<th scope="row">${row.name}</th>
<td><span class="badge ${row.role}">${roles[row.role]}</span> <code>${row.version}</code>${row.security && html` <span class="badge security">Security fix</span>`}${row.dirty && html` <span class="badge dirty">Uncommitted sources</span>`}</td>
<td><meter min="0" max="100" value="${row.percent}" aria-label="Share of visitors who get ${row.name} ${row.version}"></meter> ${percentText(row.percent)}</td>
<td class="number">${row.seen === null ? '–' : percentText(row.seen)}</td>
<td class="number">${count(metrics?.loads)}</td>
<td class="number${bad(metrics?.loadFailures)}">${count(metrics?.loadFailures)}</td>
<td class="number${bad(metrics?.errors)}">${count(metrics?.errors)}</td>
<td class="number">${time}</td>
</tr>`;
}

const isAutomatic = (kind: HistoryLine['kind']) => kind === 'auto-rollback' || kind === 'alarm';

function historyList({ names }: LiveSnapshot): Html {
  const lines = Object.entries(names)
    .flatMap(([name, { history }]) => history.map((line) => ({ name, ...line })))
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, maxHistoryLines);
  if (lines.length === 0) return html`<p>Nothing has been promoted yet.</p>`;
  const items = lines.map(
    ({
      name,
      version,
      at,
      by,
      keys,
      reason,
      kind,
      security,
    }) => html`<li class="${isAutomatic(kind) ? 'auto-rollback' : ''}">
<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>
<span><strong>${name}</strong> <code>${version}</code> ${security ? 'security fix: ' : ''}${reason}</span>
<span class="by">${by ?? 'automatic'}${keys !== undefined && html` <code title="Keys that signed it">${shortKeys(keys)}</code>`}</span>
</li>`,
  );
  return html`<ol class="operator-history">${items}</ol>`;
}
