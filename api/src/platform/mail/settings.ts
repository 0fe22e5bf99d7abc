import { type MailEventSettings, readMailEventSettings } from '../mail-events/settings';
import type { Environment } from '../settings/environment';
import { type DkimSettings, readDkimSettings } from './dkim-settings';

export interface MailSettings {
  /** Null stores mails, in demo mode. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Sender of the envelope; null for the address of `mailFrom`. */
  returnPath: string | null;
  /** Null when the site does not sign its mails. */
  dkim: DkimSettings | null;
  mailEvents: MailEventSettings;
}

/** Adds a sentence to `problems` for each setting of mails that is not right. */
export function readMailSettings(env: Environment, problems: string[]): MailSettings {
  const mailFrom = env.MAIL_FROM ?? 'Kaksha <no-reply@kaksha.test>';
  return {
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom,
    returnPath: env.MAIL_RETURN_PATH ?? null,
    dkim: readDkimSettings(env, mailFrom, problems),
    mailEvents: readMailEventSettings(env, problems),
  };
}
