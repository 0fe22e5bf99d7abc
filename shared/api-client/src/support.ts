import type { ContactForm, SupportType } from '@kaksha/domain/contact-rules';
import type { AxiosInstance } from 'axios';
import { resultsOf } from './envelope';
import { ApiError, withFallbackMessage } from './errors';
import type { SupportTypeWire } from './generated/wire';

/** Numbers of the message types on the wire. */
export const supportType = { newsletter: 0, trainer: 3, contact: 5 } as const satisfies Record<string, SupportType>;

export interface SupportMessage extends Partial<ContactForm> {
  type: SupportType;
  email: string;
}

/** Sends a message to the platform, or subscribes to its newsletter. Rejects with `fields` for invalid input. */
export async function sendSupportMessage(http: AxiosInstance, message: SupportMessage): Promise<void> {
  const { data, status } = await http.post('/support-type', message);
  if (data?.status !== 'success') throw new ApiError(data?.error || 'Failed to send message', status, 'NOT_SENT');
}

/** The support types of messages to the platform. */
export async function getSupportTypes(http: AxiosInstance): Promise<{ type: number; name: string }[]> {
  const answer = await http.get('/support-type').catch((error) => {
    throw withFallbackMessage(error, 'Failed to fetch support types');
  });
  const types = resultsOf<SupportTypeWire>(answer);
  return types.map(({ type, name }) => ({ type, name }));
}
