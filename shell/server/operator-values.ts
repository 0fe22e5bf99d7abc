import { type Html, html } from '@kaksha/domain/html-template';
import type { StoredValues } from '@kaksha/domain/page-settings';
import { flagRule, isExpired, valueOfText, valueProblem } from '@kaksha/domain/remote-values';
import { type LiveFlag, type LiveSetting, type LiveValues, storedFor } from './remote-values';

/** Flags and settings of the live releases, with forms that set them. */
export function valuesSection({ flags, settings }: LiveValues, stored: StoredValues, at: Date): Html[] {
  return [
    ...(flags.length > 0 ? [flagTable(flags, stored.flags, at)] : []),
    ...(settings.length > 0 ? [settingTable(settings, stored.settings)] : []),
  ];
}

/** The form's choices. `share` reads the percentage beside it. */
const rules = {
  default: 'Default',
  on: 'On',
  off: 'Off',
  share: 'Share of visitors',
  'role:learner': 'Signed-in users',
  'role:trainer': 'Trainers',
  'role:admin': 'Administrators',
} as const;

/** What a form of a flag asks for: a rule, or null for the default. */
export function ruleOf(form: URLSearchParams | undefined): string | null {
  const rule = form?.get('rule') ?? '';
  if (rule === 'default') return null;
  return rule === 'share' ? `${form?.get('percent')}%` : rule;
}

const flagTable = (flags: readonly LiveFlag[], stored: StoredValues['flags'], at: Date) => html`<h2>Flags</h2>
<p class="operator-note">What releases hold back until it is switched on. A change reaches pages that are loaded from now on, and needs no release.</p>
<div class="operator-scroll" role="region" aria-label="Flags" tabindex="0">
<table>
<caption>Flags</caption>
<thead><tr><th scope="col">Flag</th><th scope="col">Version</th><th scope="col">Owner</th><th scope="col">Expires</th><th scope="col">State</th><th scope="col">Change</th></tr></thead>
<tbody>${flags.map((flag) => flagRow(flag, storedFor(flag.key, stored), at))}</tbody>
</table>
</div>`;

function flagRow(flag: LiveFlag, stored: string | null, at: Date): Html {
  const { key, version, owner, expires } = flag;
  const rule = stored === null ? null : flagRule(stored);
  const percent = rule !== null && typeof rule === 'object' && 'percent' in rule ? rule.percent : null;
  const chosen = percent === null ? (stored ?? 'default') : 'share';
  return html`<tr>
<th scope="row">${key}</th>
<td><code>${version}</code></td>
<td>${owner}</td>
<td${isExpired(flag, at) && html` class="bad"`}>${expires}</td>
<td><span class="badge ${isOffFor(flag, stored) ? 'former' : 'live'}">${stateOf(flag, stored)}</span></td>
<td><form class="operator-form" method="post" action="/operator/flags"><input type="hidden" name="key" value="${key}"><select name="rule" aria-label="State of ${key}">${Object.entries(
    rules,
  ).map(
    ([value, label]) => html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`,
  )}</select><span class="operator-share"><input type="number" name="percent" min="0" max="100" step="1" value="${percent ?? 10}" aria-label="Per cent of visitors who get ${key}"> %</span><button class="operator-refresh" aria-label="Set ${key}">Set</button></form></td>
</tr>`;
}

const isOffFor = (flag: LiveFlag, stored: string | null) =>
  stored === null ? !flag.default : stored === 'off' || stored === '0%';

function stateOf(flag: LiveFlag, stored: string | null): string {
  if (stored === null) return `Default: ${flag.default ? 'on' : 'off'}`;
  const rule = flagRule(stored);
  if (rule !== null && typeof rule === 'object' && 'percent' in rule) return `On for ${rule.percent} % of visitors`;
  return Object.entries(rules).find(([value]) => value === stored)?.[1] ?? stored;
}

const settingTable = (
  settings: readonly LiveSetting[],
  stored: StoredValues['settings'],
) => html`<h2>Settings of remotes</h2>
<p class="operator-note">Values of this site. A change reaches pages that are loaded from now on, and needs no release.</p>
<div class="operator-scroll" role="region" aria-label="Settings of remotes" tabindex="0">
<table>
<caption>Settings of remotes</caption>
<thead><tr><th scope="col">Setting</th><th scope="col">Version</th><th scope="col">Meaning</th><th scope="col">Value</th><th scope="col">Change</th></tr></thead>
<tbody>${settings.map((setting) => settingRow(setting, storedFor(setting.key, stored)))}</tbody>
</table>
</div>`;

function settingRow(setting: LiveSetting, stored: string | null): Html {
  const { key, version, label } = setting;
  const problem = stored === null ? null : valueProblem(setting, valueOfText(setting, stored));
  const shown = stored === null || problem ? String(setting.default) : stored;
  return html`<tr>
<th scope="row">${key}</th>
<td><code>${version}</code></td>
<td>${label}</td>
<td>${stored === null || problem ? html`Default: <code>${shown}</code>` : html`<code>${shown}</code>`}${problem && html` <span class="badge dirty">Stored ${stored}: ${problem.toLowerCase()}</span>`}</td>
<td><form class="operator-form" method="post" action="/operator/settings"><input type="hidden" name="key" value="${key}">${fieldOf(setting, shown)}<button class="operator-refresh" name="do" value="set" aria-label="Set ${key}">Set</button>${
    stored !== null &&
    html`<button class="operator-refresh" name="do" value="default" aria-label="Default of ${key}">Default</button>`
  }</form></td>
</tr>`;
}

function fieldOf(setting: LiveSetting, value: string): Html {
  const label = `Value of ${setting.key}`;
  if (setting.type === 'text') {
    return html`<input type="text" name="value" maxlength="${setting.maxLength ?? 200}" value="${value}" aria-label="${label}">`;
  }
  if (setting.type === 'number') {
    const { min = '', max = '' } = setting;
    return html`<input type="number" name="value" step="any" min="${min}" max="${max}" value="${value}" required aria-label="${label}">`;
  }
  const choices = setting.type === 'choice' ? setting.choices.map((value) => ({ value, text: value })) : booleans;
  return html`<select name="value" aria-label="${label}">${choices.map(
    (each) => html`<option value="${each.value}"${each.value === value && html` selected`}>${each.text}</option>`,
  )}</select>`;
}

const booleans = [
  { value: 'true', text: 'Yes' },
  { value: 'false', text: 'No' },
];
