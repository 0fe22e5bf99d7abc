import { createPublicKey, createVerify, type KeyObject } from 'node:crypto';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { fetchBytes } from '../ai/bounded-fetch';
import { ApiError } from '../http/api-error';
import { forged, malformed, maxText, readJson } from './mail-event';

const text = Type.String({ maxLength: maxText });

/** A delivery of the Amazon Simple Notification Service (SNS). */
const Delivery = Type.Object({
  Type: Type.Enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: text,
  TopicArn: text,
  Message: Type.String(),
  Subject: Type.Optional(Type.Union([text, Type.Null()])),
  Timestamp: text,
  Token: Type.Optional(text),
  SubscribeURL: Type.Optional(Type.String({ maxLength: 2 * maxText })),
  SignatureVersion: text,
  Signature: Type.String({ maxLength: 2 * maxText }),
  SigningCertURL: text,
});
export type SnsDelivery = Static<typeof Delivery>;

/** Topic of the setting, with its region and the `cn` of China. */
export const topicPattern = /^arn:aws(?:-us-gov|-(cn))?:sns:([a-z0-9-]{1,30}):\d{12}:[\w-]{1,256}$/;

/** The service's own address in the region of the topic. */
function originOf(topic: string): string {
  const [, china, region = ''] = topicPattern.exec(topic) ?? [];
  return `https://sns.${region}.amazonaws.com${china ? '.cn' : ''}`;
}

/** The text that the service signs. */
function signedText(delivery: SnsDelivery): string {
  const names =
    delivery.Type === 'Notification'
      ? (['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'] as const)
      : (['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'] as const);
  return names.map((name) => (delivery[name] == null ? '' : `${name}\n${delivery[name]}\n`)).join('');
}

const certificatePath = /^\/SimpleNotificationService-[0-9a-f]{32}\.pem$/;
const timeoutMs = 5000;
const maxBytes = 64 * 1024;

const get = (url: string) =>
  fetchBytes(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }, maxBytes).catch((error: unknown) => {
    throw new ApiError(503, 'UNAVAILABLE', 'Amazon SNS does not answer.', undefined, { cause: error });
  });

/** Keys by the address of their certificate. There is one for a region, and a new one in some years. */
const keys = new Map<string, KeyObject>();

async function keyOf(url: string, topic: string): Promise<KeyObject> {
  const { origin, pathname } = URL.canParse(url) ? new URL(url) : { origin: '', pathname: '' };
  if (origin !== originOf(topic) || !certificatePath.test(pathname)) throw forged();
  const address = origin + pathname;
  const known = keys.get(address);
  if (known) return known;
  const key = createPublicKey(await get(address));
  keys.set(address, key);
  return key;
}

/**
 * A delivery of the topic, with its signature verified. Anyone can make a topic of their own, whose deliveries Amazon
 * signs as well.
 * @throws ApiError FORGED_EVENT, VALIDATION_FAILED (400), UNAVAILABLE (503)
 */
export async function readSnsDelivery(body: Buffer, topic: string): Promise<SnsDelivery> {
  const delivery = readJson(body.toString());
  if (!Value.Check(Delivery, delivery)) throw malformed();
  // Version 1 signs with SHA-1.
  if (delivery.TopicArn !== topic || delivery.SignatureVersion !== '2') throw forged();
  const key = await keyOf(delivery.SigningCertURL, topic);
  const isSigned = createVerify('RSA-SHA256').update(signedText(delivery)).verify(key, delivery.Signature, 'base64');
  if (!isSigned) throw forged();
  return delivery;
}

/** Confirms that the site wants the deliveries of the topic. @throws ApiError FORGED_EVENT (400), UNAVAILABLE (503) */
export async function confirmSubscription({ SubscribeURL = '' }: SnsDelivery, topic: string): Promise<void> {
  if (!URL.canParse(SubscribeURL) || new URL(SubscribeURL).origin !== originOf(topic)) throw forged();
  await get(SubscribeURL);
}
