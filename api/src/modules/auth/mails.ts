import * as limits from '@kaksha/domain/limits';
import type { ServiceContext } from '../../platform/context/context';
import type { Mail } from '../../platform/mail/mailer';
import type { OutboxEvent } from '../../platform/outbox/events';
import { codeMail } from './code-mail';
import { newDeviceMail } from './new-device-mail';
import { findContact } from './second-factor/attempts-repo';
import { securityMail } from './security-mail';
import { findSessionDevice } from './sessions-repo';

/** Null when the code has expired before the mail could be sent. */
export async function codeMailOf(
  { clock }: ServiceContext,
  { payload, secret, createdAt }: OutboxEvent<'sign-in-code.requested'>,
): Promise<Mail | null> {
  const expiresAt = createdAt.getTime() + limits.otp.validForMinutes * 60_000;
  return secret && clock.now().getTime() < expiresAt ? codeMail(secret.email, secret.code, payload.purpose) : null;
}

/** Null after the secret of the event was deleted. */
export async function securityMailOf(
  { db }: ServiceContext,
  { payload, secret, createdAt }: OutboxEvent<'account.security-changed'>,
): Promise<Mail | null> {
  if (!secret) return null;
  const by = payload.byUserId === undefined ? null : await findContact(db, payload.byUserId);
  return securityMail({ ...(await findContact(db, payload.userId)), ...secret, by, at: createdAt });
}

export async function newDeviceMailOf(
  { db }: ServiceContext,
  { payload }: OutboxEvent<'session.started-on-new-device'>,
): Promise<Mail | null> {
  const device = await findSessionDevice(db, payload.sessionId);
  return device && newDeviceMail({ ...device, address: device.address ?? 'Unknown' });
}
