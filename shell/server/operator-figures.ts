import type { CspReport } from '@kaksha/domain/csp-report';
import { type Html, html, trustedHtml } from '@kaksha/domain/html-template';
import { percentText } from '@kaksha/domain/percent';
import {
  type ComparedPart,
  type ErrorGroup,
  type Figure,
  type FigureName,
  figureNames,
  type Role,
} from './version-figures';

/** Periods of the page, in hours. */
export const periods = { hour: 1, day: 24, week: 168, month: 720 } as const;
export type Period = keyof typeof periods;

export const periodOf = (asked: string | undefined): Period =>
  asked === 'hour' || asked === 'day' || asked === 'month' ? asked : 'week';

const periodNames: Record<Period, string> = { hour: '1 hour', day: '24 hours', week: '7 days', month: '30 days' };
const roleNames: Record<Role, string> = { before: 'Before', live: 'Live', canary: 'Canary' };
const figureTitles: Record<FigureName, string> = {
  loads: 'Loaded by',
  loadFailures: 'Failed loads',
  errors: 'With errors',
  LCP: 'LCP',
  INP: 'INP',
  FID: 'First input',
  CLS: 'CLS',
};

/** The live version of each part beside the one before and the canary. `parts` is null when the figures could not be read. */
export function figuresSection({
  parts,
  blocked = [],
  period,
}: {
  parts: readonly ComparedPart[] | null;
  blocked?: readonly CspReport[];
  period: Period;
}): Html {
  const links = Object.entries(periodNames).map(
    ([key, name]) =>
      html`<a href="/operator/figures?period=${key}"${key === period ? trustedHtml(' aria-current="true"') : ''}>${name}</a>`,
  );
  const head = html`<div class="operator-head"><h1>Figures</h1><nav class="operator-periods" aria-label="Period">${links}</nav></div>`;
  if (!parts)
    return html`${head}<p class="operator-note"><strong>The figures could not be read.</strong> Please try again.</p>`;
  const reported = parts.filter(hasReports);
  const silent = parts.filter((part) => !hasReports(part)).map(({ name }) => name);
  return html`${head}
<p class="operator-note">As browsers reported them in the last ${periodNames[period]}. A network address counts once a day. LCP, INP, the delay of the first input and CLS are 75th percentiles. The live version is compared with the one before, the canary with the live version.</p>
<div class="operator-parts">${reported.map(partSection)}</div>
${silent.length > 0 && html`<p class="operator-note">${reported.length > 0 ? `No reports in this period: ${silent.join(', ')}.` : 'No browser has reported anything in this period. Open a page of the site: its figures arrive when the page is left.'}</p>`}
${blocked.length > 0 && blockedSection(blocked)}`;
}

const blockedSection = (blocked: readonly CspReport[]) => html`<section aria-labelledby="figures-blocked">
<h2 id="figures-blocked">Blocked by the content security policy</h2>
<div class="operator-scroll" role="region" aria-label="Blocked content" tabindex="0">
<table>
<caption>Blocked content, as browsers reported it; anyone can send such a report</caption>
<thead><tr><th scope="col">Directive</th><th scope="col">Blocked</th><th scope="col" class="number">Reports</th><th scope="col">Last day</th></tr></thead>
<tbody>${blocked.map(
  ({ directive, blocked: place, reports, lastDay }) =>
    html`<tr><th scope="row"><code>${directive}</code></th><td><code>${place}</code></td><td class="number">${reports.toLocaleString('en')}</td><td>${lastDay}</td></tr>`,
)}</tbody>
</table>
</div>
</section>`;

const hasReports = ({ figures, errors }: ComparedPart) =>
  errors.length > 0 || Object.values(figures).some((each) => Object.values(each).some((value) => value !== null));

function partSection({ name, versions, figures, errors }: ComparedPart): Html {
  const { before, live, canary } = figures;
  const column = (role: Role, withDifference: boolean) =>
    html`<th scope="col" class="number"><span class="badge ${role === 'before' ? 'former' : role}">${roleNames[role]}</span> <code>${versions[role] ?? ''}</code></th>${withDifference && html`<th scope="col" class="number">Difference</th>`}`;
  const rows = figureNames.map(
    (figure) => html`<tr>
<th scope="row">${figureTitles[figure]}</th>
${before ? valueCell(figure, before[figure]) : null}
${valueCell(figure, live?.[figure] ?? null)}
${before ? differenceCell(figure, before[figure], live?.[figure] ?? null) : null}
${canary ? [valueCell(figure, canary[figure]), differenceCell(figure, live?.[figure] ?? null, canary[figure])] : null}
</tr>`,
  );
  return html`<section aria-labelledby="figures-${name}">
<h2 id="figures-${name}">${name}</h2>
<div class="operator-scroll" role="region" aria-label="Figures of ${name}" tabindex="0">
<table class="operator-figures">
<caption>Figures of ${name}</caption>
<thead><tr><th scope="col">Figure</th>${before ? column('before', false) : null}${column('live', Boolean(before))}${canary ? column('canary', true) : null}</tr></thead>
<tbody>${rows}</tbody>
</table>
</div>
${errors.length > 0 && html`<h3>Errors</h3><ol class="operator-errors">${errors.map(errorItem)}</ol>`}
</section>`;
}

const valueCell = (figure: FigureName, value: Figure) =>
  html`<td class="number">${value === null ? '–' : formatted(figure, value)}</td>`;

/** `1.2 s`, `180 ms`, `0.04`, `2.5%`, `1,200`. */
export function formatted(figure: FigureName, value: number): string {
  if (figure === 'loads') return value.toLocaleString('en');
  if (figure === 'CLS') return value.toFixed(2);
  if (figure === 'LCP' || figure === 'INP' || figure === 'FID') {
    return Math.abs(value) < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
  }
  return percentText(value.toFixed(1));
}

/** More loads are no quality of a version, so they have no difference. */
function differenceCell(figure: FigureName, from: Figure, to: Figure): Html {
  if (figure === 'loads' || from === null || to === null) return html`<td class="number">–</td>`;
  const text = formatted(figure, Math.abs(to - from));
  if (text === formatted(figure, 0)) return html`<td class="number">same</td>`;
  return to > from
    ? html`<td class="number bad">+${text} worse</td>`
    : html`<td class="number good">−${text} better</td>`;
}

function errorItem({ message, path, positions, origin, lastSeen, counts }: ErrorGroup): Html {
  const badges = (['live', 'canary', 'before'] as const).flatMap((role) => {
    const count = counts[role];
    if (!count) return [];
    const networks = count.networks >= 200 ? '200+' : String(count.networks);
    return [
      html`<span><span class="badge ${role === 'before' ? 'former' : role}">${roleNames[role]}</span> ${networks} ${count.networks === 1 ? 'network' : 'networks'}, ${count.reports.toLocaleString('en')} ${count.reports === 1 ? 'report' : 'reports'}</span>`,
    ];
  });
  const place = ({ file, line }: { file: string; line: number }) => html`<code>${file}:${line}</code>`;
  return html`<li>
<p class="operator-error">${message || 'An error without a message'}</p>
<p class="operator-origin">${origin ? place(origin) : 'Without a position in a release'}</p>
<p class="operator-counts">${badges}<span>on <code>${path}</code></span><time datetime="${lastSeen}">${lastSeen.slice(0, 16).replace('T', ' ')} UTC</time></p>
${positions.length > 1 && html`<details><summary>Stack</summary><ol>${positions.map((each) => html`<li>${place(each)}</li>`)}</ol></details>`}
</li>`;
}
