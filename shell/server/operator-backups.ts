import type { ResultsOf } from '@kaksha/api-client/operation-types';
import { type Html, html } from '@kaksha/domain/html-template';
import { hourMs } from '@kaksha/domain/time-units';

type Backups = ResultsOf<'getBackups'>;
type Run = Backups['runs'][number];

/** As the alert rule has it. */
const maxAgeHours = 26;

/** Backups by schedule. `backups` is null when they could not be read. */
export function backupsSection({ backups, now }: { backups: Backups | null; now: Date }): Html {
  const head = html`<div class="operator-head"><h1>Backups</h1><a class="operator-refresh" href="/operator/backups">Refresh</a></div>`;
  if (!backups)
    return html`${head}<p class="operator-note"><strong>The backups could not be read.</strong> Please try again.</p>`;
  const { is_scheduled: isScheduled, runs, last_good: lastGood } = backups;
  return html`${head}
${isScheduled ? lastGoodNote(lastGood, now) : html`<p class="operator-notice bad" role="alert">No backups are made by schedule. Set BACKUP_URL and BACKUP_KEY.</p>`}
${runs.length > 0 ? runTable(runs) : html`<p class="operator-note">No backup has been made.</p>`}`;
}

function lastGoodNote(lastGood: string | null, now: Date): Html {
  if (lastGood === null) return html`<p class="operator-notice bad" role="alert">There is no good backup.</p>`;
  const hours = Math.floor((now.getTime() - Date.parse(lastGood)) / hourMs);
  const age = `The last good backup ended ${minuteOf(lastGood)} UTC, ${hours} ${hours === 1 ? 'hour' : 'hours'} ago.`;
  if (hours >= maxAgeHours) return html`<p class="operator-notice bad" role="alert">${age}</p>`;
  return html`<p class="operator-note">${age} A good backup was stored, restored into a scratch database and compared.</p>`;
}

const minuteOf = (time: string) => time.slice(0, 16).replace('T', ' ');

function runTable(runs: readonly Run[]): Html {
  return html`<div class="operator-scroll" role="region" aria-label="Last backups" tabindex="0">
<table>
<caption>Last backups, times in UTC</caption>
<thead><tr><th scope="col">Began</th><th scope="col">Name</th><th scope="col">Result</th><th scope="col" class="number">MB</th><th scope="col" class="number">Rows</th></tr></thead>
<tbody>${runs.map(
    (run) => html`<tr>
<th scope="row"><time datetime="${run.started_at}">${minuteOf(run.started_at)}</time></th>
<td><code>${run.name}</code></td>
<td>${resultOf(run)}</td>
<td class="number">${run.bytes === null ? '–' : (run.bytes / 1e6).toFixed(1)}</td>
<td class="number">${run.rows === null ? '–' : run.rows.toLocaleString('en')}</td>
</tr>`,
  )}</tbody>
</table>
</div>`;
}

function resultOf({ restored_at: restoredAt, failure, finished_at: finishedAt }: Run): Html {
  if (restoredAt) return html`restored and compared`;
  if (failure) return html`<strong>failed:</strong> ${failure}`;
  return finishedAt ? html`failed` : html`not ended`;
}
