import type { IncomingHttpHeaders } from 'node:http';
import { badRequest } from '../http/api-error';

/** What a mail provider or a mail server reports about a mail. Redeliveries have the same `id`. */
export interface MailEvent {
  id: string;
  /** `bounce`: the address takes no mails. `temporary`: this mail did not arrive. `complaint`: its reader called it spam. */
  kind: 'bounce' | 'complaint' | 'temporary' | 'other';
  recipients: readonly string[];
  detail: string;
  /** Null when the event has no time. */
  at: Date | null;
  /** Of the mail, for a report that anyone can write: it counts only for a mail that went to the recipient. */
  messageId?: string;
}

export interface WebhookCall {
  body: Buffer;
  headers: IncomingHttpHeaders;
}

export const maxRecipients = 100;
export const maxText = 1000;

export const forged = () => badRequest('This event is not of the mail provider.', undefined, 'FORGED_EVENT');
export const malformed = () => badRequest('This event has another form than the provider documents.');

/** @throws ApiError VALIDATION_FAILED (400) */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
}

/** Null for a text that is no date. */
export function dateOf(text: string | undefined): Date | null {
  const at = new Date(text ?? '');
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Enhanced status codes (RFC 3463) of an address that does not exist or is closed. Others are about the mail or the server. */
const deadStatuses = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'];

export const isDeadStatus = (status: string): boolean => deadStatuses.includes(status);
