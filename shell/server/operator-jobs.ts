import type { ResultsOf } from '@kaksha/api-client/operation-types';
import { type Html, html } from '@kaksha/domain/html-template';

type Jobs = ResultsOf<'getJobs'>;
type Queue = Jobs['queues'][number];
type DeadLetter = Jobs['dead_letters'][number];

/** Result of a form, shown above the section. */
export interface RetryNotice {
  isError: boolean;
  text: string;
}

/** The queues of background jobs, and the jobs that failed for good. `jobs` is null when they could not be read. */
export function jobsSection({ jobs, notice }: { jobs: Jobs | null; notice: RetryNotice | null }): Html {
  const head = html`<div class="operator-head"><h1>Jobs</h1><a class="operator-refresh" href="/operator/jobs">Refresh</a></div>
${notice && html`<p class="operator-notice${notice.isError ? ' bad' : ''}" role="${notice.isError ? 'alert' : 'status'}">${notice.text}</p>`}`;
  if (!jobs)
    return html`${head}<p class="operator-note"><strong>The jobs could not be read.</strong> Please try again.</p>`;
  const busyFirst = [...jobs.queues].sort(
    (a, b) => Number(a.cron !== null) - Number(b.cron !== null) || a.name.localeCompare(b.name),
  );
  return html`${head}
<p class="operator-note">Failed jobs are counted for seven days. Times of scheduled jobs are cron expressions in UTC.</p>
<h2>Failed for good</h2>
${jobs.dead_letters.length > 0 ? deadLetterList(jobs.dead_letters) : html`<p class="operator-note">No job has failed for good.</p>`}
<h2>Queues</h2>
<div class="operator-scroll" role="region" aria-label="Queues" tabindex="0">
<table>
<caption>Queues</caption>
<thead><tr><th scope="col">Queue</th><th scope="col">Schedule</th><th scope="col" class="number">Waiting</th><th scope="col" class="number">Oldest</th><th scope="col" class="number">Running</th><th scope="col" class="number">Failed</th></tr></thead>
<tbody>${busyFirst.map(queueRow)}</tbody>
</table>
</div>`;
}

function queueRow({ name, cron, waiting, oldest_seconds: oldest, active, failed }: Queue): Html {
  return html`<tr>
<th scope="row">${name}</th>
<td>${cron === null ? 'on demand' : html`<code>${cron}</code>`}</td>
<td class="number">${waiting.toLocaleString('en')}</td>
<td class="number">${oldest === null ? '–' : formatAge(oldest)}</td>
<td class="number">${active.toLocaleString('en')}</td>
<td class="number${failed > 0 ? ' bad' : ''}">${failed.toLocaleString('en')}</td>
</tr>`;
}

/** `45 s`, `12 min`, `5 h`, `3 d`. */
export function formatAge(seconds: number): string {
  if (seconds < 90) return `${seconds} s`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`;
  return seconds < 36 * 3600 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} d`;
}

function deadLetterList(letters: readonly DeadLetter[]): Html {
  const items = letters.map(
    ({ id, queue, detail, error, failed_at: at }) => html`<li>
<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>
<span><strong>${queue}</strong> <code>${detail}</code><br>${error ?? 'No reason was recorded.'}</span>
<form method="post" action="/operator/jobs/retry"><input type="hidden" name="id" value="${id}"><button class="operator-refresh" aria-label="Retry ${queue} of ${at.slice(0, 16).replace('T', ' ')} UTC">Retry</button></form>
</li>`,
  );
  return html`<ol class="operator-history">${items}</ol>`;
}
