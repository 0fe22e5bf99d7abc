import type { Page } from '@kaksha/domain/catalogue';
import type { ContactForm, ContactMessage, SupportType } from '@kaksha/domain/contact';
import type { AxiosInstance } from 'axios';
import { pageOf, resultOf, resultsOf } from './envelope';
import { ApiError, errorMessages, isApiError, serverMessageOf, withFallbackMessage } from './errors';
import type { SupportMessageWire, SupportTypeWire } from './generated/wire';
import { newsletterTexts } from './newsletter-texts';

/** Numbers of the message types on the wire. */
export const supportType = { newsletter: 0, trainer: 3, contact: 5 } as const satisfies Record<string, SupportType>;

export interface SupportMessage extends Partial<ContactForm> {
  type: SupportType;
  email: string;
}

/** Sends a message to the platform, or subscribes to its newsletter. Rejects with `fields` for invalid input. */
export async function sendSupportMessage(http: AxiosInstance, message: SupportMessage): Promise<void> {
  const texts = message.type === supportType.newsletter ? newsletterTexts : messageTexts;
  const { data, status } = await http.post('/support-type', message).catch((error: unknown) => {
    const { status = 0, code = 'CLIENT_ERROR', fields } = isApiError(error) ? error : {};
    throw new ApiError(serverMessageOf(error, texts.failed), status, code, fields);
  });
  if (data?.status !== 'success') throw new ApiError(data?.error || texts.refused, status, 'NOT_SENT');
}

/** Texts without one of the server: for an answer that does not say success, and for a failed request. */
const messageTexts = { refused: 'Failed to send message', failed: errorMessages.other };

/** The support types of messages to the platform. */
export async function getSupportTypes(http: AxiosInstance): Promise<{ type: number; name: string }[]> {
  const answer = await http.get('/support-type').catch((error) => {
    throw withFallbackMessage(error, 'Failed to fetch support types');
  });
  const types = resultsOf<SupportTypeWire>(answer);
  return types.map(({ type, name }) => ({ type, name }));
}

const toMessage = ({ created_at, answered_at, ...message }: SupportMessageWire): ContactMessage => ({
  ...message,
  createdAt: created_at,
  answeredAt: answered_at,
});

/** For admins: messages to the platform, newest first. */
export async function listSupportMessages(
  http: AxiosInstance,
  { answered, page = 1 }: { answered: boolean; page?: number },
): Promise<Page<ContactMessage>> {
  return pageOf(await http.get('/support-type/messages', { params: { answered, page, count: 20 } }), toMessage);
}

/** For admins: marks a message as answered, or as open again. */
export async function answerSupportMessage(
  http: AxiosInstance,
  id: number,
  answered: boolean,
): Promise<ContactMessage> {
  return toMessage(resultOf<SupportMessageWire>(await http.patch(`/support-type/messages/${id}`, { answered })));
}
