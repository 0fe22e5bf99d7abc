import type { Environment } from '../settings/environment';
import { topicPattern } from './sns';

export interface MailEventSettings {
  /** Secrets of the webhooks, the newest first; empty refuses all calls. */
  secrets: readonly string[];
  /** ARN of the topic of Amazon SES; null refuses its calls. */
  sesTopic: string | null;
}

const minSecret = 24;

export function readMailEventSettings(
  { MAIL_EVENTS_SECRET, MAIL_EVENTS_SES_TOPIC }: Environment,
  problems: string[],
): MailEventSettings {
  const secrets = MAIL_EVENTS_SECRET?.split(',').map((secret) => secret.trim()) ?? [];
  if (secrets.some((secret) => secret.length < minSecret)) {
    problems.push(`MAIL_EVENTS_SECRET has secrets of at least ${minSecret} characters: openssl rand -hex 24.`);
  }
  if (MAIL_EVENTS_SES_TOPIC !== undefined && !topicPattern.test(MAIL_EVENTS_SES_TOPIC)) {
    problems.push('MAIL_EVENTS_SES_TOPIC is an address of a topic: arn:aws:sns:<region>:<account>:<name>.');
  }
  return { secrets, sesTopic: MAIL_EVENTS_SES_TOPIC ?? null };
}
