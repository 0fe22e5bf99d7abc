import { notFound } from '../../platform/http/api-error';
import { readDeliveryStatus } from '../../platform/mail-events/delivery-status';
import { readGenericEvent } from '../../platform/mail-events/generic';
import type { MailEvent, WebhookCall } from '../../platform/mail-events/mail-event';
import { readPostmarkEvent } from '../../platform/mail-events/postmark';
import { readSesEvent } from '../../platform/mail-events/ses';
import type { MailEventSettings } from '../../platform/mail-events/settings';
import { confirmSubscription, readSnsDelivery } from '../../platform/mail-events/sns';
import { mustHaveSecret } from '../../platform/mail-events/webhook-secret';

/** The last part of the address of each webhook. */
export const eventProviders = ['ses', 'postmark', 'generic', 'delivery-status'] as const;
export type EventProvider = (typeof eventProviders)[number];

const notSetUp = () => notFound('The site takes no events of this mail provider.', 'MAIL_EVENTS_NOT_SET_UP');

const withSecret =
  (read: (body: Buffer) => MailEvent | null) =>
  async (call: WebhookCall, { secrets }: MailEventSettings): Promise<MailEvent | null> => {
    if (secrets.length === 0) throw notSetUp();
    mustHaveSecret(call, secrets);
    return read(call.body);
  };

async function readFromTopic({ body }: WebhookCall, { sesTopic }: MailEventSettings): Promise<MailEvent | null> {
  if (sesTopic === null) throw notSetUp();
  const delivery = await readSnsDelivery(body, sesTopic);
  if (delivery.Type === 'SubscriptionConfirmation') await confirmSubscription(delivery, sesTopic);
  return delivery.Type === 'Notification' ? readSesEvent(delivery.MessageId, delivery.Message) : null;
}

/**
 * The event of a call, once its signature or secret is verified; null when it has nothing to do.
 * @throws ApiError MAIL_EVENTS_NOT_SET_UP (404), FORGED_EVENT, VALIDATION_FAILED (400), UNAVAILABLE (503)
 */
export const eventReaders: Readonly<
  Record<EventProvider, (call: WebhookCall, settings: MailEventSettings) => Promise<MailEvent | null>>
> = {
  ses: readFromTopic,
  postmark: withSecret(readPostmarkEvent),
  generic: withSecret(readGenericEvent),
  'delivery-status': withSecret(readDeliveryStatus),
};
