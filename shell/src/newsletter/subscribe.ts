import { sendSupportMessage, supportType } from '@kaksha/api-client/support';
import type { HostServices } from '@kaksha/contract/host';
import { isEmail } from '@kaksha/domain/email-address';
import * as limits from '@kaksha/domain/limits';

/** Subscribes an address and says so. Returns false, without a call, for what is no address. */
export async function subscribe(
  { http, notify }: Pick<HostServices, 'http' | 'notify'>,
  email: string,
  name: string | undefined,
): Promise<boolean> {
  if (!isEmail(email)) return false;
  await sendSupportMessage(http, {
    type: supportType.newsletter,
    email: email.trim(),
    ...(name !== undefined && { name }),
  });
  notify.success('Thank you for subscribing to our newsletter!', {
    description: 'Open the link in the mail that we sent you to confirm it.',
    duration: limits.notice.generalMs,
  });
  return true;
}
