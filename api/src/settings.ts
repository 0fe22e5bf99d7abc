import { join, resolve } from 'node:path';
import { type AiSettings, readAiSettings } from './ai/settings';
import type { DatabaseSettings } from './db/open-database';
import { readEmbedHosts } from './embed-settings';
import { readEncryptionKeys } from './encryption/keys';
import { readS3Settings, type S3Settings } from './media/s3-settings';
import type { RazorpaySettings } from './payments/razorpay';
import { readRazorpaySettings } from './payments/settings';

/** The settings of the API, read from the environment once at start. */
export interface Settings {
  /** `NODE_ENV` is `production`. */
  production: boolean;
  /** `DEMO` (1 or 0); on unless in production. Mails are stored instead of sent, and payments use a sandbox. */
  demo: boolean;
  /** `PORT`, 3000 by default. */
  port: number;
  /** `API_HOST`: address of the API for browsers, without a trailing slash; a path of the site by default. */
  apiHost: string;
  /** Path of `apiHost`, the prefix of every route. */
  prefix: string;
  /** Address of the picture files for browsers. */
  mediaBase: string;
  /** `SITE_ORIGIN`: origin of the site, for links in mails; null when unknown. */
  origin: string | null;
  /** `CORS_ORIGINS`, comma list: origins that may call the API. Includes the site when the API has another origin. */
  corsOrigins: readonly string[];
  /** `TRUST_PROXY` (1 or 0): whether the client address comes from the headers of a proxy. */
  trustProxy: boolean;
  /** `DATA_DIR`: folder of the embedded database and uploads; `.data` in the working folder by default. */
  dataFolder: string;
  /** `STORAGE_URL`: bucket of the pictures; null stores them in `dataFolder`. See media/s3-settings.ts. */
  bucket: S3Settings | null;
  /** `DATABASE_URL` and `DATABASE_POOL` (10 connections) for PostgreSQL; null uses the embedded database in `dataFolder`. */
  database: DatabaseSettings;
  /** `SMTP_URL`, e.g. `smtps://user:password@mail.example.org`; null stores mails, in demo mode. */
  smtpUrl: string | null;
  /** `MAIL_FROM`: sender of all mails. */
  mailFrom: string;
  /** `GOOGLE_CLIENT_ID`: enables sign-in with Google. */
  googleClientId: string | null;
  /** `GOOGLE_KEYS_URL`: URL of the identity provider's public keys; Google's by default. */
  googleKeysUrl: string;
  /**
   * `RAZORPAY_KEY_ID`, `RAZORPAY_KEY_SECRET`, `RAZORPAY_WEBHOOK_SECRET` (comma list, newest first). Null without them:
   * demo mode uses the sandbox, and other modes offer free courses only.
   */
  razorpay: RazorpaySettings | null;
  /** `AI_*`: the services for texts and pictures. See ai/settings.ts. */
  ai: AiSettings;
  /** `EMBED_HOSTS`, comma list: hosts that blog posts may embed; the players of YouTube and Vimeo by default. */
  embedHosts: readonly string[];
  /** `LOG_LEVEL`: `info` in production, else `warn`. */
  logLevel: LogLevel;
  /** `METRICS_TOKEN`: bearer token of `/metrics`. Production serves no metrics without one. */
  metricsToken: string | null;
  /** `REDIS_URL`: shares rate limit counters between processes; null counts in each process. */
  redisUrl: string | null;
  /**
   * `ENCRYPTION_KEYS`: comma list of keys for bank account numbers, current one first. Without it, as in
   * demo mode, the key is a file in `dataFolder`.
   */
  encryptionKeys: readonly string[];
  /** `RATE_LIMIT` (1 or 0): limits per network address; on by default, off for load tests. */
  rateLimit: boolean;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** One sentence for each missing or malformed setting. */
export class SettingsError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The settings are not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

/** @throws SettingsError with all missing and malformed settings */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const problems: string[] = [];
  const text = (name: string) => env[name]?.trim() || null;

  const flag = (name: string, otherwise: boolean) => {
    const value = text(name);
    if (value !== null && !['0', '1'].includes(value)) problems.push(`${name} is 0 or 1, not "${value}".`);
    return value === null ? otherwise : value === '1';
  };
  const whole = (name: string, otherwise: number, most: number) => {
    const value = text(name);
    if (value === null) return otherwise;
    if (!/^\d+$/.test(value) || Number(value) < 1 || Number(value) > most) {
      problems.push(`${name} is a whole number from 1 to ${most}, not "${value}".`);
      return otherwise;
    }
    return Number(value);
  };
  const address = (name: string, value: string | null, protocols: readonly string[]) => {
    if (value === null) return null;
    const protocol = URL.canParse(value) ? new URL(value).protocol.slice(0, -1) : null;
    if (!protocol || !protocols.includes(protocol)) {
      // Omits the value, because such addresses contain passwords.
      problems.push(`${name} is an address that begins with ${protocols.map((p) => `${p}://`).join(' or ')}.`);
      return null;
    }
    return value;
  };
  const origins = (name: string, values: readonly (string | null)[]) =>
    values.flatMap((value) => address(name, value, ['http', 'https']) ?? []).map((value) => new URL(value).origin);

  const production = env.NODE_ENV === 'production';
  const demo = flag('DEMO', !production);
  const apiHost = (text('API_HOST') ?? '/backend').replace(/\/+$/, '');
  const apiElsewhere = !apiHost.startsWith('/') ? address('API_HOST', apiHost, ['http', 'https']) : null;
  const origin = origins('SITE_ORIGIN', [text('SITE_ORIGIN')])[0] ?? null;
  const corsOrigins = origins(
    'CORS_ORIGINS',
    text('CORS_ORIGINS')
      ?.split(',')
      .map((item) => item.trim()) ?? [],
  );
  if (apiElsewhere && origin && new URL(apiElsewhere).origin !== origin) corsOrigins.push(origin);

  const dataFolder = resolve(text('DATA_DIR') ?? '.data');
  const databaseUrl = address('DATABASE_URL', text('DATABASE_URL'), ['postgres', 'postgresql']);
  const poolSize = whole('DATABASE_POOL', 10, 1000);
  const logLevel = text('LOG_LEVEL') ?? (production ? 'info' : 'warn');
  if (!logLevels.includes(logLevel as LogLevel)) problems.push(`LOG_LEVEL is one of ${logLevels.join(', ')}.`);

  if (production) {
    const missing = (name: string, why: string) => {
      if (!text(name)) problems.push(`${name} is missing: ${why}`);
    };
    missing('SITE_ORIGIN', 'where people open the site, e.g. https://kaksha.example');
    if (!text('DATABASE_URL') && !text('DATA_DIR')) {
      problems.push('DATABASE_URL is missing: a PostgreSQL (or DATA_DIR, to keep the embedded database there).');
    }
    if (!demo) {
      missing('SMTP_URL', 'the mail server that sends sign-in codes.');
      missing('MAIL_FROM', 'the sender of mails, e.g. Kaksha <hello@kaksha.example>');
      missing('ENCRYPTION_KEYS', 'the key that encrypts bank account numbers, from: openssl rand -base64 32.');
    }
  }

  const settings: Settings = {
    production,
    demo,
    port: whole('PORT', 3000, 65_535),
    apiHost,
    prefix: apiElsewhere ? new URL(apiElsewhere).pathname.replace(/\/+$/, '') : apiHost,
    mediaBase: `${apiHost}/media`,
    origin,
    corsOrigins,
    trustProxy: flag('TRUST_PROXY', false),
    dataFolder,
    database: databaseUrl
      ? { kind: 'postgresql', url: databaseUrl, poolSize }
      : { kind: 'embedded', folder: join(dataFolder, 'database') },
    smtpUrl: address('SMTP_URL', text('SMTP_URL'), ['smtp', 'smtps']),
    bucket: readS3Settings(text, problems),
    mailFrom: text('MAIL_FROM') ?? 'Kaksha <no-reply@kaksha.test>',
    googleClientId: text('GOOGLE_CLIENT_ID'),
    googleKeysUrl:
      address('GOOGLE_KEYS_URL', text('GOOGLE_KEYS_URL'), ['http', 'https']) ??
      'https://www.googleapis.com/oauth2/v3/certs',
    razorpay: readRazorpaySettings(text, problems),
    ai: readAiSettings({ text, flag, whole }, problems),
    embedHosts: readEmbedHosts(text('EMBED_HOSTS'), problems),
    logLevel: logLevel as LogLevel,
    metricsToken: text('METRICS_TOKEN'),
    redisUrl: address('REDIS_URL', text('REDIS_URL'), ['redis', 'rediss']),
    encryptionKeys: readEncryptionKeys(text('ENCRYPTION_KEYS'), problems),
    rateLimit: flag('RATE_LIMIT', true),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}
