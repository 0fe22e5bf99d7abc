import type { DataOf, ResultsOf } from '@kaksha/api-client/operation-types';
import { type Html, html } from '@kaksha/domain/html-template';
import * as limits from '@kaksha/domain/limits';
import type { ReleaseEventKind, WebhookEvent } from '@kaksha/domain/webhooks';
import type { RetryNotice } from './operator-jobs';
import type { Refusal, SettingsCall } from './operator-settings';

type Webhook = ResultsOf<'getWebhooks'>[number];
type Delivery = Webhook['deliveries'][number];

/** The secret of a webhook, which the page of its form shows once. */
interface Created {
  address: string;
  secret: string;
}

export interface WebhooksView {
  /** Null when they could not be read. */
  webhooks: readonly Webhook[] | null;
  notice: RetryNotice | null;
  created?: Created | null;
  /** A form that was refused, which the page fills in again. */
  typed?: URLSearchParams | null;
}

const eventLabels: Readonly<Record<ReleaseEventKind, string>> = {
  'release.promoted': 'Promoted: live for all visitors',
  'release.rolled-back': 'Rolled back, also automatically',
  'release.alarm': 'Alarm: it fails and stays live',
  'release.alarm-acknowledged': 'Alarm acknowledged',
  'release.canary': 'Canary started, or its share changed',
  'release.canary-ended': 'Canary ended',
  'release.published': 'Published to the store',
  'release.frozen': 'Frozen',
  'release.unfrozen': 'Freeze ended',
};

const chosenAtFirst: readonly string[] = ['release.promoted', 'release.rolled-back', 'release.alarm'];

/** The addresses that hear of releases, with their last deliveries and a form for a further one. */
export function webhooksSection({ webhooks, notice, created = null, typed = null }: WebhooksView): Html {
  const head = html`<div class="operator-head"><h1>Webhooks</h1><span class="operator-links"><a class="operator-refresh" href="/operator/releases">Releases</a><a class="operator-refresh" href="/operator/webhooks">Refresh</a></span></div>
${notice && html`<p class="operator-notice${notice.isError ? ' bad' : ''}" role="${notice.isError ? 'alert' : 'status'}">${notice.text}</p>`}`;
  if (!webhooks)
    return html`${head}<p class="operator-note"><strong>The webhooks could not be read.</strong> Please try again.</p>`;
  return html`${head}
${created && secretNotice(created)}${webhooks.flatMap(failingNotice)}
<p class="operator-note">The site posts each change of a release to these addresses, signed as <a href="https://www.standardwebhooks.com">Standard Webhooks</a> describes. <code>docs/recipes/webhooks.md</code> shows how a program checks it. A delivery that fails is tried again for about a day.</p>
${webhooks.length > 0 ? webhooks.map(webhookPart) : html`<p class="operator-empty"><strong>No program hears of releases yet.</strong> Add an address, for instance of a chat, a pager or a log of deployments.</p>`}
${webhooks.length < limits.webhooks.count ? addForm(typed) : html`<p class="operator-note">There are ${limits.webhooks.count} webhooks, which is the most. Remove one to add another.</p>`}`;
}

const secretNotice = ({ address, secret }: Created) => html`<div class="operator-secret" role="status">
<p><strong>The webhook is added. Copy its secret now: it is not shown again.</strong></p>
<p dir="auto">${address}</p>
<input type="text" readonly value="${secret}" aria-label="Secret of the webhook" autocomplete="off" spellcheck="false">
</div>`;

const failingNotice = ({ address, failing_since: since }: Webhook) =>
  since === null
    ? []
    : [
        html`<p class="operator-notice bad" role="alert"><strong>${hostOf(address)} has failed since ${minuteOf(since)} UTC.</strong> The list of its deliveries says why.</p>`,
      ];

const hostOf = (address: string) => new URL(address).host;

const minuteOf = (time: string) => time.slice(0, 16).replace('T', ' ');

function webhookPart({ id, address, events, created_by: by, created_at: at, deliveries, ...webhook }: Webhook): Html {
  const state = stateOf({ deliveries, ...webhook });
  return html`<section class="operator-webhook" aria-label="Webhook of ${hostOf(address)}">
<h2><span class="badge ${state.badge}">${state.text}</span><span dir="auto">${address}</span></h2>
<p class="operator-note">Added ${minuteOf(at)} UTC${by !== null && html` by <span dir="auto">${by}</span>`} for: ${events.map((each) => eventLabels[each].split(/[:,]/)[0]?.toLowerCase()).join(', ')}.</p>
<div class="operator-links">
<form method="post" action="/operator/webhooks/test"><input type="hidden" name="id" value="${id}"><button class="operator-refresh" aria-label="Send a test to ${address}">Send a test</button></form>
<form method="post" action="/operator/webhooks/remove"><input type="hidden" name="id" value="${id}"><button class="operator-refresh" aria-label="Remove ${address}">Remove</button></form>
</div>
${deliveries.length > 0 ? deliveryTable(address, deliveries) : html`<p class="operator-note">Nothing was sent yet. A test shows whether the address answers.</p>`}
</section>`;
}

function stateOf({ failing_since: since, deliveries }: Pick<Webhook, 'failing_since' | 'deliveries'>) {
  if (since !== null) return { badge: 'failing', text: 'Failing' };
  return deliveries.some((each) => each.delivered_at !== null)
    ? { badge: 'live', text: 'Working' }
    : { badge: 'former', text: 'Untried' };
}

const deliveryTable = (
  address: string,
  deliveries: readonly Delivery[],
) => html`<div class="operator-scroll" role="region" aria-label="Deliveries to ${hostOf(address)}" tabindex="0">
<table>
<caption>Last deliveries, times in UTC</caption>
<thead><tr><th scope="col">Queued</th><th scope="col">Event</th><th scope="col">Result</th><th scope="col" class="number">Attempts</th><th scope="col">Body</th><th scope="col">Repeat</th></tr></thead>
<tbody>${deliveries.map(deliveryRow)}</tbody>
</table>
</div>`;

function deliveryRow({ id, event, body, attempts, attempted_at: tried, created_at: at, ...delivery }: Delivery): Html {
  const { name, version }: WebhookEvent = JSON.parse(body);
  return html`<tr>
<th scope="row"><time datetime="${at}">${minuteOf(at)}</time></th>
<td>${event}${event !== 'webhook.test' && html` <strong>${name}</strong> <code>${version}</code>`}</td>
<td>${resultOf(delivery)}</td>
<td class="number">${attempts}</td>
<td><details><summary>Show</summary><pre>${JSON.stringify(JSON.parse(body), null, 2)}</pre></details></td>
<td>${
    tried === null
      ? '–'
      : html`<form method="post" action="/operator/webhooks/resend"><input type="hidden" name="id" value="${id}"><button class="operator-refresh" aria-label="Send ${event} of ${minuteOf(at)} UTC again">Send again</button></form>`
  }</td>
</tr>`;
}

function resultOf({
  delivered_at: delivered,
  status,
  error,
}: Pick<Delivery, 'delivered_at' | 'status' | 'error'>): Html {
  if (delivered !== null) return html`<span class="badge live">Delivered</span> ${status}`;
  if (error === null) return html`<span class="badge former">Waiting</span>`;
  return html`<span class="badge failing">Failed</span> ${error}`;
}

function addForm(typed: URLSearchParams | null): Html {
  const chosen = typed?.getAll('events') ?? chosenAtFirst;
  return html`<h2>Add a webhook</h2>
<form class="operator-add" method="post" action="/operator/webhooks/add">
<label for="webhook-address">Address</label>
<input id="webhook-address" type="url" name="address" required maxlength="${limits.webhooks.address}" placeholder="https://…" value="${typed?.get('address') ?? ''}" autocomplete="off">
<fieldset><legend>Events</legend>${Object.entries(eventLabels).map(
    ([event, label]) =>
      html`<label><input type="checkbox" name="events" value="${event}"${chosen.includes(event) && html` checked`}> ${label}</label>`,
  )}</fieldset>
<button class="operator-refresh">Add webhook</button>
</form>`;
}

/** Null when the API cannot read them. */
export async function readWebhooks({ call, apiPrefix }: SettingsCall): Promise<ResultsOf<'getWebhooks'> | null> {
  const response = await call({ url: `${apiPrefix}/admin/webhooks` });
  if (response.statusCode !== 200) return null;
  return response.json<{ data: DataOf<'getWebhooks'> }>().data.results;
}

interface ActionResult {
  refusal: Refusal | null;
  created?: Created;
}

type WebhookAction = (api: SettingsCall, form: URLSearchParams) => Promise<ActionResult>;

type Sent = Parameters<SettingsCall['call']>[0];

async function send({ call }: SettingsCall, options: Sent, failure: string) {
  const response = await call(options);
  if (response.statusCode === 200) return { response, refusal: null };
  const { error = failure } = response.json<{ error?: string }>();
  return { response, refusal: { status: response.statusCode, notice: { isError: true, text: error } } };
}

const idIn = (form: URLSearchParams) => encodeURIComponent(form.get('id') ?? '');

const add: WebhookAction = async (api, form) => {
  const address = form.get('address')?.trim() ?? '';
  const payload = { address, events: form.getAll('events') };
  const url = `${api.apiPrefix}/admin/webhooks`;
  const { response, refusal } = await send(api, { method: 'POST', url, payload }, 'The webhook could not be added.');
  if (refusal) return { refusal };
  const { secret } = response.json<{ data: DataOf<'createWebhook'> }>().data.results;
  return { refusal, created: { address, secret } };
};

const remove: WebhookAction = (api, form) => {
  const url = `${api.apiPrefix}/admin/webhooks/${idIn(form)}`;
  return send(api, { method: 'DELETE', url }, 'The webhook could not be removed.');
};

const test: WebhookAction = (api, form) => {
  const url = `${api.apiPrefix}/admin/webhooks/${idIn(form)}/test`;
  return send(api, { method: 'POST', url }, 'The test could not be sent.');
};

const resend: WebhookAction = (api, form) => {
  const url = `${api.apiPrefix}/admin/webhook-deliveries/${idIn(form)}/resend`;
  return send(api, { method: 'POST', url }, 'The delivery could not be sent again.');
};

/** What the forms of the page do, by the end of their address. */
export const webhookActions = { add, remove, test, resend } as const;

const doneTexts = new Map([
  ['remove', 'The webhook is removed.'],
  ['test', 'The test is on its way. Refresh to see its result.'],
  ['resend', 'The delivery is on its way again. Refresh to see its result.'],
]);

/** What the page says after an action. */
export function webhookNotice(done: string | undefined): RetryNotice | null {
  const text = doneTexts.get(done ?? '');
  return text ? { isError: false, text } : null;
}
