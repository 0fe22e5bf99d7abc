import type { AxiosInstance } from 'axios';

/** The support call's type for the newsletter. */
const newsletterType = 0;

/** Subscribing twice changes nothing. */
export async function subscribeToNewsletter(
  http: AxiosInstance,
  { email, name }: { email: string; name?: string },
): Promise<void> {
  await http.post('/support-type', { type: newsletterType, email, ...(name && { name }), message: '' });
}
