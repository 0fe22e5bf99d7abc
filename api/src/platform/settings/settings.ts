import { join, resolve } from 'node:path';
import { readS3Settings, type S3Settings } from '@kaksha/domain/bucket-address';
import type { Currency } from '@kaksha/domain/catalogue';
import { toMinor } from '@kaksha/domain/money';
import { trimEnd } from 'es-toolkit/string/trimEnd';
import { type AiSettings, readAiSettings } from '../ai/settings';
import type { DatabaseSettings } from '../database/open-database';
import { readReplicaSettings } from '../database/replica-settings';
import { readEncryptionKeys } from '../encryption/keys';
import { type MailSettings, readMailSettings } from '../mail/settings';
import type { BigBlueButtonSettings } from '../meeting-providers/bigbluebutton-client';
import { readBigBlueButtonSettings } from '../meeting-providers/settings';
import type { RazorpaySettings } from '../payment-providers/razorpay';
import { readRazorpaySettings } from '../payment-providers/settings';
import { readTracingSettings, type TracingSettings } from '../tracing/settings';
import { type BackupSettings, readBackupSettings } from './backup-settings';
import { accidentalDemo, realServicesOfDemo } from './demo-mode';
import { type EdgeSettings, readEdgeSettings } from './edge-settings';
import { readEmbedHosts } from './embed-settings';
import { environmentSchema, isVariableName, notesOf, readEnvironment } from './environment';
import type { logLevels } from './environment/variable-kinds';
import { isForThisMachine, unsafeForOthers } from './settings-for-others';

/**
 * The settings of the site and its API, read from the environment once at start. See environment.ts for the variables.
 */
export interface Settings extends MailSettings {
  /** `NODE_ENV` is `production`. */
  production: boolean;
  /** Whether mails are stored instead of sent, and payments use a sandbox. On unless in production. */
  demo: boolean;
  /** Demo mode without `DEMO=1`: its mailbox and its sign-in without a code answer this machine only. */
  privateDemo: boolean;
  /** Whether a call moves the clock, in demo mode only. */
  demoClock: boolean;
  port: number;
  /** Network address that the site listens on. */
  host: string;
  /** Address of the API for browsers, without a trailing slash; a path of the site by default. */
  apiHost: string;
  /** Path of `apiHost`, the prefix of every route. */
  prefix: string;
  /** Address of the picture files for browsers. */
  mediaBase: string;
  /** Origin of the site, for links in mails; null when unknown. */
  origin: string | null;
  /** Origins that may call the API. Includes the site when the API has another origin. */
  corsOrigins: readonly string[];
  /** Number of proxies in front of the site, whose X-Forwarded-* headers count; 0 without one. */
  trustProxy: number;
  /** Whether HSTS holds for the subdomains of the site. */
  hstsSubdomains: boolean;
  /** Absolute path of the folder of the embedded database and uploads. */
  dataFolder: string;
  /** Bucket of the pictures; null stores them in `dataFolder`. */
  bucket: S3Settings | null;
  /** Null without backups by schedule. */
  backup: BackupSettings | null;
  /** Bytes that an account can store. */
  storageQuotas: { trainer: number; learner: number };
  database: DatabaseSettings;
  googleClientId: string | null;
  googleKeysUrl: string;
  /** Null without keys: demo mode uses the sandbox, and other modes offer free courses only. */
  razorpay: RazorpaySettings | null;
  /** Null without its settings: classes then need a link of their trainer. */
  bigBlueButton: BigBlueButtonSettings | null;
  /** Hours that a learner attends at least for a certificate. */
  certificateHours: number;
  /** Per cent of a payment that the platform keeps. */
  platformFeePercent: number;
  /** Minor units; two administrators approve a payout of more. */
  payoutSecondApproval: Readonly<Record<Currency, number>>;
  ai: AiSettings;
  /** Hosts that blog posts may embed. */
  embedHosts: readonly string[];
  logLevel: LogLevel;
  /** Bearer token of `/metrics`. Production serves no metrics without one. */
  metricsToken: string | null;
  /** Shares rate limit counters between processes; null counts in each process. */
  redisUrl: string | null;
  /** Null makes no traces. */
  tracing: TracingSettings | null;
  /** Keys of 32 bytes in base64, current one first. Empty uses a key file in `dataFolder`, in demo mode. */
  encryptionKeys: readonly string[];
  /** Limits per network address; off for load tests. */
  rateLimit: boolean;
  /** The cache in front of the site; null without one. */
  edge: EdgeSettings | null;
  /** Days for which the audit log is kept; null keeps it for ever. */
  auditDays: number | null;
  /** Seconds in which the process still answers requests after the signal to end. */
  drainSeconds: number;
  /** Milliseconds after which the browser renders a page instead of the server. */
  renderDeadlineMs: number;
  /** Whether a tab may load a remote from the developer's machine. */
  remoteOverrides: boolean;
  /** Whether webhooks may lead to this machine and to private networks. */
  privateWebhooks: boolean;
  /** Contact in `/.well-known/security.txt`; null serves none. */
  securityContact: string | null;
}

const megabyte = 1024 * 1024;

export type LogLevel = (typeof logLevels)[number];

/** One sentence for each missing or malformed setting. */
export class SettingsError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The settings are not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

/** A misspelt `production` would start a demo. */
const knownModes: readonly string[] = ['', 'production', 'development', 'test'];

/** @throws SettingsError with all missing and malformed settings */
export function readSettings(variables: NodeJS.ProcessEnv = process.env): Settings {
  const problems: string[] = [];
  const env = readEnvironment(variables, problems);

  const production = variables.NODE_ENV === 'production';
  const demo = env.DEMO ? env.DEMO === '1' : !production;
  const apiHost = trimEnd(env.API_HOST, '/');
  const apiUrl = apiHost.startsWith('/') ? null : new URL(apiHost);
  const origin = env.SITE_ORIGIN ? new URL(env.SITE_ORIGIN).origin : null;
  const dataFolder = resolve(env.DATA_DIR ?? '.data');
  const host = env.HOST ?? 'localhost';
  if (!knownModes.includes(variables.NODE_ENV ?? '')) {
    problems.push('NODE_ENV is production for a real site; otherwise development, test or not set.');
  }
  if (production) addMissing(variables, demo, problems);
  if (env.DEMO_CLOCK === '1' && (production || !demo)) {
    problems.push('DEMO_CLOCK=1 moves the clock for tests. It is for demo mode without NODE_ENV=production.');
  }
  if (!production && !env.DEMO) problems.push(...accidentalDemo(env));
  if (demo) problems.push(...realServicesOfDemo(env));
  problems.push(...unsafeForOthers(env, { production, demo }));

  const replicas = readReplicaSettings(env, problems);

  const settings: Settings = {
    production,
    demo,
    privateDemo: demo && !env.DEMO,
    demoClock: env.DEMO_CLOCK === '1',
    port: env.PORT,
    host,
    apiHost,
    prefix: apiUrl ? trimEnd(apiUrl.pathname, '/') : apiHost,
    mediaBase: `${apiHost}/media`,
    origin,
    corsOrigins: readCorsOrigins(env.CORS_ORIGINS, { apiUrl, origin }, problems),
    trustProxy: env.TRUST_PROXY,
    hstsSubdomains: env.HSTS_SUBDOMAINS === '1',
    dataFolder,
    database: env.DATABASE_URL
      ? {
          kind: 'postgresql',
          url: env.DATABASE_URL,
          directUrl: env.DATABASE_DIRECT_URL,
          poolSize: env.DATABASE_POOL,
          replicas,
          traced: Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT),
        }
      : { kind: 'embedded', folder: join(dataFolder, 'database') },
    ...readMailSettings(env, problems),
    bucket: readS3Settings('STORAGE_URL', (name) => (isVariableName(name) && env[name]?.toString()) || null, problems),
    backup: readBackupSettings(env, problems),
    storageQuotas: {
      trainer: env.STORAGE_QUOTA_TRAINER_MB * megabyte,
      learner: env.STORAGE_QUOTA_LEARNER_MB * megabyte,
    },
    googleClientId: env.GOOGLE_CLIENT_ID ?? null,
    googleKeysUrl: env.GOOGLE_KEYS_URL ?? 'https://www.googleapis.com/oauth2/v3/certs',
    razorpay: readRazorpaySettings(env, problems),
    bigBlueButton: readBigBlueButtonSettings(env, problems),
    certificateHours: env.CERTIFICATE_HOURS,
    platformFeePercent: env.PLATFORM_FEE_PERCENT ?? (demo ? 10 : 0),
    payoutSecondApproval: {
      INR: toMinor(env.PAYOUT_SECOND_APPROVAL_INR),
      USD: toMinor(env.PAYOUT_SECOND_APPROVAL_USD),
    },
    ai: readAiSettings(env, problems),
    embedHosts: readEmbedHosts(env.EMBED_HOSTS ?? null, problems),
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    metricsToken: env.METRICS_TOKEN ?? null,
    redisUrl: env.REDIS_URL ?? null,
    tracing: readTracingSettings(env),
    encryptionKeys: readEncryptionKeys(env.ENCRYPTION_KEYS ?? null, problems),
    rateLimit: env.RATE_LIMIT === '1',
    edge: readEdgeSettings(env, origin, problems),
    auditDays: env.AUDIT_DAYS ?? null,
    drainSeconds: env.DRAIN_SECONDS ?? (production ? 5 : 0),
    renderDeadlineMs: env.RENDER_DEADLINE_MS,
    remoteOverrides: env.REMOTE_OVERRIDES ? env.REMOTE_OVERRIDES === '1' : demo && isForThisMachine(env, production),
    privateWebhooks: env.WEBHOOKS_PRIVATE === '1',
    securityContact: env.SECURITY_CONTACT ?? null,
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

function addMissing(variables: NodeJS.ProcessEnv, demo: boolean, problems: string[]) {
  for (const [name, schema] of Object.entries(environmentSchema.properties)) {
    const { required, description } = notesOf(schema);
    const isRequired = required === 'in production' || (required === 'outside demo mode' && !demo);
    if (isRequired && !variables[name]?.trim()) problems.push(`${name} is missing: ${description}`);
  }
  if (!variables.DATABASE_URL?.trim() && !variables.DATA_DIR?.trim()) {
    problems.push('DATABASE_URL is missing: a PostgreSQL (or DATA_DIR, to keep the embedded database there).');
  }
}

function readCorsOrigins(
  list: string | undefined,
  { apiUrl, origin }: { apiUrl: URL | null; origin: string | null },
  problems: string[],
): readonly string[] {
  const listed = list?.split(',').map((item) => item.trim()) ?? [];
  const valid = listed.filter((item) => /^https?:\/\//.test(item) && URL.canParse(item));
  if (valid.length < listed.length) {
    problems.push('CORS_ORIGINS is a list of addresses that begin with http:// or https://, separated by commas.');
  }
  const siteElsewhere = apiUrl && origin && apiUrl.origin !== origin ? [origin] : [];
  return [...valid.map((item) => new URL(item).origin), ...siteElsewhere];
}
