import type { AxiosInstance } from 'axios';
import { resultsOf } from './envelope';
import { ApiError, withFallbackMessage } from './errors';
import type { SupportTypeWire } from './generated/wire';

/** Support type of the newsletter. */
const newsletterType = 0;

/** Idempotent. */
export async function subscribeToNewsletter(
  http: AxiosInstance,
  { email, name }: { email: string; name?: string },
): Promise<void> {
  await http.post('/support-type', { type: newsletterType, email, ...(name && { name }), message: '' });
}

/** Support type of messages from the contact page. */
const contactType = 5;

/** Support type of messages from the trainer area. */
const trainerType = 3;

export interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** Sends a message to the platform. Rejects with `fields` for invalid input. */
export async function sendContactMessage(http: AxiosInstance, message: ContactMessage): Promise<void> {
  const { data, status } = await http.post('/support-type', { ...message, type: contactType });
  if (data?.status !== 'success') throw new ApiError(data?.error || 'Failed to send message', status, 'NOT_SENT');
}

/** Sends a message from the trainer area. */
export async function sendTrainerMessage(
  http: AxiosInstance,
  message: Pick<ContactMessage, 'name' | 'email' | 'message'>,
): Promise<void> {
  await http.post('/support-type', { ...message, type: trainerType });
}

/** The support types of messages to the platform. */
export async function getSupportTypes(http: AxiosInstance): Promise<{ type: number; name: string }[]> {
  const answer = await http.get('/support-type').catch((error) => {
    throw withFallbackMessage(error, 'Failed to fetch support types');
  });
  const types = resultsOf<SupportTypeWire>(answer);
  return types.map(({ type, name }) => ({ type, name }));
}
