import { join, resolve } from 'node:path';
import { type AiSettings, readAiSettings } from './ai/settings';
import type { DatabaseSettings } from './db/open-database';
import { readEmbedHosts } from './embed-settings';
import { readEncryptionKeys } from './encryption/keys';
import { readS3Settings, type S3Settings } from './media/s3-settings';
import type { RazorpaySettings } from './payments/razorpay';
import { readRazorpaySettings } from './payments/settings';

/** Everything that the API can be told from outside, read once at start. */
export interface Settings {
  /** `NODE_ENV` is `production`. */
  production: boolean;
  /** `DEMO` (1 or 0); on unless in production. Mails are kept and can be read, payments are a sandbox. */
  demo: boolean;
  /** `PORT`, 3000. */
  port: number;
  /** `API_HOST`: the API's address as browsers see it, without a slash at its end; a path of the site by default. */
  apiHost: string;
  /** The path of `apiHost`: every route hangs below it. */
  prefix: string;
  /** Where picture files are answered, as browsers see it. */
  mediaBase: string;
  /** `SITE_ORIGIN`: where people open the site, for links in mails; null when unknown. */
  origin: string | null;
  /** `CORS_ORIGINS`, by comma: other sites whose pages may call the API. The site itself may when the API is elsewhere. */
  corsOrigins: readonly string[];
  /** `TRUST_PROXY` (1 or 0): whether the proxy in front says who asked. */
  trustProxy: boolean;
  /** `DATA_DIR`, `.data` in the working folder: the embedded database and uploads. */
  dataFolder: string;
  /** `STORAGE_URL`: keeps pictures in a bucket; without, in `dataFolder`. See media/s3-settings.ts. */
  bucket: S3Settings | null;
  /** `DATABASE_URL` and `DATABASE_POOL` (10 connections) for PostgreSQL; embedded in `dataFolder` without. */
  database: DatabaseSettings;
  /** `SMTP_URL`, e.g. `smtps://user:password@mail.example.org`; null keeps mails, in demo mode. */
  smtpUrl: string | null;
  /** `MAIL_FROM`: sender of all mails. */
  mailFrom: string;
  /** `GOOGLE_CLIENT_ID`: switches sign-in with Google on. */
  googleClientId: string | null;
  /** `GOOGLE_KEYS_URL`: where the provider publishes its keys; Google's by default. */
  googleKeysUrl: string;
  /**
   * `RAZORPAY_KEY_ID`, `RAZORPAY_KEY_SECRET`, `RAZORPAY_WEBHOOK_SECRET` (by comma, the newest first); null without them:
   * payments are a sandbox in demo mode, and only free courses can be taken elsewhere.
   */
  razorpay: RazorpaySettings | null;
  /** `AI_*`: which services help with texts and pictures. See ai/settings.ts. */
  ai: AiSettings;
  /** `EMBED_HOSTS`, by comma: sites whose frames blog posts may show; the players of YouTube and Vimeo by default. */
  embedHosts: readonly string[];
  /** `LOG_LEVEL`: `info` in production, else `warn`. */
  logLevel: LogLevel;
  /** `METRICS_TOKEN`: bearer token that `/metrics` asks for. In production there are no metrics without one. */
  metricsToken: string | null;
  /** `REDIS_URL`: where limits are counted for all processes together; null counts in each process. */
  redisUrl: string | null;
  /**
   * `ENCRYPTION_KEYS`: keys that encrypt bank account numbers, by comma, the current one first. Without it, as in
   * demo mode, the key is in a file in `dataFolder`.
   */
  encryptionKeys: readonly string[];
  /** `RATE_LIMIT` (1 or 0): limits per network address; on unless switched off for load tests. */
  rateLimit: boolean;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What is wrong with the settings: one sentence each. */
export class SettingsError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The settings are not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

/** Reads the settings. Throws a `SettingsError` that names everything that is missing or malformed at once. */
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
      // Never repeats the value: such addresses hold passwords.
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
