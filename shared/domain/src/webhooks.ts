import { array, string } from 'yup';
import { requiredHttpsLink } from './https-link';
import * as limits from './limits';
import { formRules } from './rules';

/** What a site tells other programs about its releases. */
export const releaseEventKinds = [
  'release.published',
  'release.promoted',
  'release.canary',
  'release.canary-ended',
  'release.rolled-back',
  'release.alarm',
  'release.alarm-acknowledged',
  'release.frozen',
  'release.unfrozen',
] as const;
export type ReleaseEventKind = (typeof releaseEventKinds)[number];

/** Sent by a press of an operator only. */
export const testEventKind = 'webhook.test';
export type WebhookEventKind = ReleaseEventKind | typeof testEventKind;

/** The body of a delivery. Processes that read the same change of a release make the same event. */
export interface WebhookEvent {
  /** The same for each attempt and each repetition, so that a receiver can drop the second one. */
  id: string;
  event: WebhookEventKind;
  /** When it happened, ISO 8601. */
  at: string;
  /** `shell` or the name of a remote. */
  name: string;
  /** Of a rollback and of the end of a canary: what visitors get again. */
  version: string;
  /** What the visitors that it concerns got before; null when that is unknown, and for events that change nothing of it. */
  previous: string | null;
  /** Of a canary: its share of visitors. */
  percent?: number;
  /** Whether it is a security fix. */
  security?: true;
  /** Name on the machine of the author; null for what a site does by itself. */
  by: string | null;
  reason: string;
}

export interface WebhookForm {
  address: string;
  events: readonly ReleaseEventKind[];
}

export const webhookMessages = {
  events: 'Please choose at least one event',
  private: 'Please use an address of the internet: this one leads to a private network or to this machine',
} as const;

const events = array().of(string().oneOf(releaseEventKinds)).min(1, webhookMessages.events);

export const webhookRules = formRules<WebhookForm>({ address: requiredHttpsLink(limits.webhooks.address), events });

/** Of a site that may call programs of its developer. */
export const localWebhookRules = formRules<WebhookForm>({
  address: string()
    .required('Please enter the address')
    .max(limits.webhooks.address)
    .test('url', 'Please enter an address that begins with https:// or http://', (typed) =>
      /^https?:\/\/./.test(typed),
    ),
  events,
});
