import type { ServiceContext } from '../../platform/context/context';
import { sign } from '../../platform/payment-providers/signature';

type Signing = Pick<ServiceContext, 'signingKey'>;

/** A keyed hash, so that the table tells no address to its readers. */
export const subjectHashOf = ({ signingKey }: Signing, subject: string): string => sign(`mail|${subject}`, signingKey);

/** One hash for the addresses of one mailbox: `asha+x@…` is `asha@…`, and Gmail ignores dots. */
export function mailboxHashOf(context: Signing, email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  const [plain = ''] = email.slice(0, at).split('+');
  const local = domain === 'gmail.com' ? plain.replaceAll('.', '') : plain;
  return subjectHashOf(context, `mailbox ${local}@${domain}`);
}
