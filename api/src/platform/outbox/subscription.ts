import type { ServiceContext } from '../context/context';
import type { Following } from '../context/services';
import type { NewJob } from '../jobs/queue';
import type { Mail } from '../mail/mailer';
import type { EventNotification } from './event-notification';
import type { EventKind, OutboxEvent } from './events';

/** Null when there is no mail to send, e.g. because its subject was deleted. */
type RenderMail<Kind extends EventKind> = (context: ServiceContext, event: OutboxEvent<Kind>) => Promise<Mail | null>;

/** What follows from one kind of event. */
export interface Subscription<Kind extends EventKind = EventKind> extends Following {
  mails?: Readonly<Record<string, RenderMail<Kind>>>;
  /** The address of the mails did not ask for them, so that their link refuses all such mails. */
  toStranger?: true;
  notifications?: Readonly<Record<string, EventNotification<Kind>>>;
  jobs?(event: OutboxEvent<Kind>): readonly NewJob[];
}

/** What follows from each of these kinds of event. */
export type Follows<Kind extends EventKind> = { readonly [K in Kind]: Subscription<K> };
