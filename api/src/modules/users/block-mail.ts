import { brand } from '@kaksha/domain/brand';
import { inert } from '../../platform/mail/inert-text';
import type { Mail } from '../../platform/mail/mailer';

interface BlockedAccount {
  name: string;
  email: string;
  reason: string;
  isTrainer: boolean;
}

/** Tells a person why their account is blocked, and how to object. */
export function accountBlockedMail({ name, email, reason, isTrainer }: BlockedAccount): Mail {
  return {
    to: email,
    content: {
      subject: `Your ${brand.name} account is blocked`,
      preview: 'You can object.',
      heading: 'Your account is blocked',
      paragraphs: [
        `Hello ${inert(name)}, an administrator of ${brand.name} has blocked your account. You are signed out, and you cannot sign in.`,
        `The reason: ${inert(reason)}`,
        ...(isTrainer ? ['Your courses are hidden, and your payouts wait, until the block ends.'] : []),
        `If this is a mistake, please write to ${brand.supportEmail} from this address. A person will look at it again.`,
      ],
    },
  };
}

export function accountUnblockedMail({ name, email, isTrainer }: Omit<BlockedAccount, 'reason'>): Mail {
  return {
    to: email,
    content: {
      subject: `Your ${brand.name} account is open again`,
      preview: 'You can sign in again.',
      heading: 'Your account is open again',
      paragraphs: [
        `Hello ${inert(name)}, an administrator of ${brand.name} has ended the block of your account. You can sign in again.`,
        ...(isTrainer ? ['Your courses are shown as before, and your payouts go on.'] : []),
      ],
    },
  };
}
