import Type, { type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';

export const environmentGroups = [
  'Site',
  'Data',
  'Mail and sign-in',
  'Classes',
  'Payments',
  'Texts and pictures',
  'Operation',
  'Releases',
  'Tests',
] as const;

export interface VariableNotes {
  group: (typeof environmentGroups)[number];
  description: string;
  /** The sentence after the name in an error. It never contains the value, which may be a secret. */
  rule?: string;
  /** The default in words, when it depends on other settings. */
  otherwise?: string;
  /** When the site refuses to start without it: always in production, or in production without demo mode. */
  required?: 'in production' | 'outside demo mode';
  example?: string;
}

const maxLength = 4000;

const text = (notes: VariableNotes) => Type.Optional(Type.String({ maxLength, ...notes }));

const flag = (notes: VariableNotes) => Type.Optional(Type.Enum(['0', '1'], { rule: 'is 0 or 1', ...notes }));

const flagWithDefault = (value: '0' | '1', notes: VariableNotes) =>
  Type.Enum(['0', '1'], { default: value, rule: 'is 0 or 1', ...notes });

const whole = (value: number, maximum: number, notes: VariableNotes) =>
  Type.Integer({ default: value, minimum: 1, maximum, rule: `is a whole number from 1 to ${maximum}`, ...notes });

const hasProtocol = (protocols: readonly string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1));

const protocolRule = (protocols: readonly string[]) =>
  `is an address that begins with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`;

const url = (protocols: readonly string[], notes: VariableNotes) =>
  Type.Optional(
    Type.Refine(Type.String({ maxLength, rule: protocolRule(protocols), ...notes }), hasProtocol(protocols)),
  );

const web = ['http', 'https'];
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Every environment variable of the site and its commands. `.env.example` and docs/settings.md are generated from it. */
export const environmentSchema = Type.Object({
  PORT: whole(3000, 65_535, { group: 'Site', description: 'Port that the site listens on.' }),
  HOST: text({
    group: 'Site',
    description: 'Network address that the site listens on; 0.0.0.0 for all. Demo mode needs DEMO=1 there.',
    otherwise: 'localhost',
  }),
  SITE_ORIGIN: url(web, {
    group: 'Site',
    description: 'Public address of the site, for links in mails and pages.',
    otherwise: 'the origin of the request',
    required: 'in production',
    example: 'https://kaksha.example',
  }),
  API_HOST: Type.Refine(
    Type.String({
      maxLength,
      default: '/backend',
      group: 'Site',
      description: 'Address of the API for browsers: a path of the site, or a URL.',
      rule: 'is a path of the site or an address that begins with http:// or https://',
      example: 'https://api.kaksha.example',
    } satisfies VariableNotes & { maxLength: number; default: string }),
    (value) => value.startsWith('/') || hasProtocol(web)(value),
  ),
  CORS_ORIGINS: text({
    group: 'Site',
    description: 'Other origins that may call the API, separated by commas.',
    example: 'https://partner.example',
  }),
  TRUST_PROXY: flagWithDefault('0', {
    group: 'Site',
    description: '1: use the client address that the proxy in front of the site reports.',
  }),
  DEMO: flag({
    group: 'Site',
    description:
      '1: demo data, mails with sign-in codes that every visitor can read, sandbox payments. Required beside DATABASE_URL, and beside a HOST or SITE_ORIGIN that is no loopback address.',
    otherwise: '1, in production 0',
    example: '0',
  }),
  DEMO_CLOCK: flag({
    group: 'Site',
    description:
      "1: `POST /backend/dev/clock` moves the clock of the API and of the pages and runs the jobs of each minute, so that a test can reach the time of a class. Refused outside demo mode. Times that the database sets stay those of the machine's clock.",
    otherwise: '0',
    example: '0',
  }),
  EMBED_HOSTS: text({
    group: 'Site',
    description: 'Hosts whose frames blog posts may show, separated by commas. Other frames become links.',
    otherwise: 'the players of YouTube and Vimeo',
    example: 'www.youtube-nocookie.com,player.vimeo.com',
  }),
  SECURITY_CONTACT: text({
    group: 'Site',
    description: 'Contact in /.well-known/security.txt, as a mailto: or https: URL.',
    otherwise: 'no security.txt',
    example: 'mailto:security@kaksha.example',
  }),
  DATA_DIR: text({
    group: 'Data',
    description: 'Folder of the embedded database and of uploads.',
    otherwise: '.data',
    example: '/var/lib/kaksha',
  }),
  DATABASE_URL: url(['postgres', 'postgresql'], {
    group: 'Data',
    description:
      'PostgreSQL instead of the embedded database. Several processes require it. Production needs it or DATA_DIR.',
    otherwise: 'the embedded database',
    example: 'postgres://kaksha:password@localhost:5432/kaksha',
  }),
  DATABASE_DIRECT_URL: url(['postgres', 'postgresql'], {
    group: 'Data',
    description:
      'The PostgreSQL server itself, when DATABASE_URL leads to PgBouncer in transaction mode. Set statement_timeout on its role, because PgBouncer takes none.',
    otherwise: 'DATABASE_URL',
    example: 'postgres://kaksha:password@localhost:5432/kaksha',
  }),
  DATABASE_READ_URL: text({
    group: 'Data',
    description:
      'Streaming replicas of PostgreSQL, separated by commas, for what visitors and other readers of the catalogue and the blog see.',
    otherwise: 'DATABASE_URL',
    example: 'postgres://kaksha:password@replica-1:5432/kaksha',
  }),
  DATABASE_READ_LAG: whole(10, 3600, {
    group: 'Data',
    description: 'Seconds that a replica may be behind; one that is further behind is not read.',
  }),
  DATABASE_POOL: whole(10, 1000, { group: 'Data', description: 'Most connections of one process to PostgreSQL.' }),
  ENCRYPTION_KEYS: text({
    group: 'Data',
    description:
      'Keys of 32 bytes in base64 (openssl rand -base64 32) that encrypt personal secrets, the current one first, separated by commas.',
    otherwise: 'a key file in DATA_DIR, in demo mode',
    required: 'outside demo mode',
  }),
  REDIS_URL: url(['redis', 'rediss'], {
    group: 'Data',
    description: 'Redis that counts rate limits for all processes.',
    otherwise: 'each process counts',
    example: 'redis://localhost:6379',
  }),
  STORAGE_URL: text({
    group: 'Data',
    description: 'Bucket for pictures, in a folder that only this site uses.',
    otherwise: 'DATA_DIR',
    example: 's3://bucket/pictures?region=ap-south-1',
  }),
  AWS_ACCESS_KEY_ID: text({ group: 'Data', description: 'Access key of buckets whose URL contains none.' }),
  AWS_SECRET_ACCESS_KEY: text({ group: 'Data', description: 'Secret of AWS_ACCESS_KEY_ID.' }),
  AWS_REGION: text({ group: 'Data', description: 'Region of buckets whose URL names none.', otherwise: 'us-east-1' }),
  SMTP_URL: url(['smtp', 'smtps'], {
    group: 'Mail and sign-in',
    description: 'Mail server.',
    otherwise: 'mails are stored, in demo mode',
    required: 'outside demo mode',
    example: 'smtps://user:password@mail.kaksha.example',
  }),
  MAIL_FROM: text({
    group: 'Mail and sign-in',
    description: 'Sender of all mails.',
    otherwise: 'Kaksha <no-reply@kaksha.test>',
    required: 'outside demo mode',
    example: 'Kaksha <hello@kaksha.example>',
  }),
  GOOGLE_CLIENT_ID: text({
    group: 'Mail and sign-in',
    description: 'Client id for sign-in with Google.',
    otherwise: 'no sign-in with Google',
  }),
  GOOGLE_KEYS_URL: url(web, {
    group: 'Mail and sign-in',
    description: 'Public keys of the identity provider.',
    otherwise: "Google's",
  }),
  BBB_URL: url(web, {
    group: 'Classes',
    description:
      'BigBlueButton server that makes a meeting for each online class whose batch has no link. Needs BBB_SECRET; `bbb-conf --secret` prints both.',
    otherwise: 'classes need a link of their trainer',
    example: 'https://bbb.kaksha.example/bigbluebutton/',
  }),
  BBB_SECRET: text({ group: 'Classes', description: 'Shared secret of the BigBlueButton server.' }),
  RAZORPAY_KEY_ID: text({
    group: 'Payments',
    description: 'Razorpay key. Payments need all three RAZORPAY settings.',
    otherwise: 'a sandbox in demo mode, else free courses only',
  }),
  RAZORPAY_KEY_SECRET: text({ group: 'Payments', description: 'Secret of the key.' }),
  RAZORPAY_WEBHOOK_SECRET: text({
    group: 'Payments',
    description: 'Secrets that sign webhooks, the newest first, separated by commas.',
  }),
  RAZORPAY_ROUTE: flagWithDefault('0', {
    group: 'Payments',
    description: '1: Razorpay Route transfers approved payouts in ₹ to trainers with a linked account.',
  }),
  PLATFORM_FEE_PERCENT: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 50,
      group: 'Payments',
      description: 'Per cent of a payment that the platform keeps, e.g. 7.25. A change counts for later payments.',
      rule: 'is a number from 0 to 50 with at most two decimals',
      otherwise: '10 in demo mode, else 0',
      example: '10',
    } satisfies VariableNotes & { minimum: number; maximum: number }),
  ),
  AI_KEY: text({
    group: 'Texts and pictures',
    description: "Key of every AI service without its own key. The value - in a service's own key means no key.",
  }),
  AI_TEXT_GET_URL: text({
    group: 'Texts and pictures',
    description: 'Text service called by GET, with {prompt} in its path. It is asked first.',
    example: 'https://text.example/{prompt}',
  }),
  AI_TEXT_GET_KEY: text({ group: 'Texts and pictures', description: 'Key of AI_TEXT_GET_URL.', otherwise: 'AI_KEY' }),
  AI_TEXT_HOSTED_URL: text({
    group: 'Texts and pictures',
    description: 'Text service called by POST. It is asked second.',
    example: 'https://hosted.example/generate',
  }),
  AI_TEXT_HOSTED_KEY: text({
    group: 'Texts and pictures',
    description: 'Key of AI_TEXT_HOSTED_URL.',
    otherwise: 'AI_KEY',
  }),
  AI_TEXT_ALTERNATIVE_URLS: text({
    group: 'Texts and pictures',
    description: 'Up to four more text services, separated by spaces. They are asked in this order.',
  }),
  AI_TEXT_ALTERNATIVE_KEYS: text({
    group: 'Texts and pictures',
    description: 'Their keys, in the same order.',
    otherwise: 'AI_KEY',
  }),
  AI_IMAGE_URL: text({
    group: 'Texts and pictures',
    description: 'Picture service, with {prompt} in its path.',
    example: 'https://images.example/{prompt}',
  }),
  AI_IMAGE_KEY: text({ group: 'Texts and pictures', description: 'Key of AI_IMAGE_URL.', otherwise: 'AI_KEY' }),
  AI_IMAGE_MODEL: text({ group: 'Texts and pictures', description: 'Model of the picture service.' }),
  AI_IMAGE_FALLBACK_MODEL: text({
    group: 'Texts and pictures',
    description: 'Model after a failure of AI_IMAGE_MODEL.',
  }),
  AI_BUILT_IN: flagWithDefault('1', {
    group: 'Texts and pictures',
    description: 'Whether the built-in writer and drawn placeholders are the last providers.',
  }),
  AI_DAILY_CALLS: whole(200, 100_000, { group: 'Texts and pictures', description: 'AI calls per user and day.' }),
  AI_TIMEOUT_MS: whole(8000, 120_000, { group: 'Texts and pictures', description: 'Milliseconds for one provider.' }),
  AI_DEADLINE_MS: whole(20_000, 300_000, {
    group: 'Texts and pictures',
    description: 'Milliseconds for all providers of one call.',
  }),
  LOG_LEVEL: Type.Optional(
    Type.Enum([...logLevels], {
      group: 'Operation',
      description: `Least severe level that is logged: ${logLevels.join(', ')}.`,
      rule: `is one of ${logLevels.join(', ')}`,
      otherwise: 'warn, in production info',
      example: 'info',
    } satisfies VariableNotes),
  ),
  DRAIN_SECONDS: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 300,
      group: 'Operation',
      description:
        'Seconds between the signal to end and the end, in which readiness answers 503 and requests are still answered. Longer than two health checks of the balancer.',
      rule: 'is a whole number from 0 to 300',
      otherwise: '0, in production 5',
      example: '10',
    } satisfies VariableNotes & { minimum: number; maximum: number }),
  ),
  EDGE_SECONDS: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 86_400,
      group: 'Operation',
      description:
        'Seconds for which an edge cache such as Varnish may keep pages and catalogue answers for visitors. Needs SITE_ORIGIN.',
      rule: 'is a whole number from 0 to 86400',
      otherwise: '0: no shared cache may keep them',
      example: '60',
    } satisfies VariableNotes & { minimum: number; maximum: number }),
  ),
  EDGE_PURGE_URL: text({
    group: 'Operation',
    description: 'Addresses of the edge caches, separated by commas. A change sends each a PURGE with a Surrogate-Key.',
    otherwise: 'no purge: changes appear after EDGE_SECONDS',
    example: 'http://edge-1:6081/,http://edge-2:6081/',
  }),
  METRICS_TOKEN: text({
    group: 'Operation',
    description: 'Bearer token of the metrics. Production serves no metrics without one.',
    otherwise: 'open in demo mode',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(web, {
    group: 'Operation',
    description: 'OpenTelemetry collector (OTLP over HTTP) that receives traces of pages, calls and queries.',
    otherwise: 'no traces',
    example: 'http://localhost:4318',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: text({
    group: 'Operation',
    description: 'Headers for the collector, as name=value separated by commas.',
  }),
  OTEL_TRACES_SAMPLER_ARG: Type.Number({
    default: 0.1,
    minimum: 0,
    maximum: 1,
    group: 'Operation',
    description: 'Share of the traces that are sent, from 0 to 1.',
    rule: 'is a number from 0 to 1',
  } satisfies VariableNotes & { default: number; minimum: number; maximum: number }),
  RATE_LIMIT: flagWithDefault('1', { group: 'Operation', description: '0: no rate limits, for load tests.' }),
  RENDER_DEADLINE_MS: whole(500, 60_000, {
    group: 'Operation',
    description: 'Milliseconds after which the browser renders a page instead of the server.',
  }),
  REMOTE_OVERRIDES: flag({
    group: 'Releases',
    description: "1: a tab may load a remote from the developer's machine, with ?remote=trainer@http://localhost:3103.",
    otherwise: 'as DEMO',
    example: '0',
  }),
  RELEASES_URL: text({
    group: 'Releases',
    description: 'Storage of releases: a folder, or a bucket that is read through a local cache.',
    otherwise: '.releases',
    example: 's3://bucket/releases?region=ap-south-1',
  }),
  RELEASES_CACHE: text({
    group: 'Releases',
    description: 'Folder of the local cache of releases.',
    otherwise: '.cache/releases',
  }),
  RELEASE_KEYS: text({
    group: 'Releases',
    description: 'Folder of the private keys that sign releases and what is live. Sites without keys verify only.',
    otherwise: 'keys in DATA_DIR',
  }),
  RELEASE_ROOT: text({
    group: 'Releases',
    description: 'Root metadata that this machine trusts; every release is verified from it.',
    otherwise: 'root.json in RELEASE_KEYS',
  }),
  KAKSHA_ORIGIN: url(web, {
    group: 'Releases',
    description: 'Site that release status and prune ask.',
    otherwise: 'the demo site on this machine',
  }),
  KAKSHA_TOKEN: text({ group: 'Releases', description: "Administrator's token for release status and prune." }),
  CHROMIUM_PATH: text({
    group: 'Tests',
    description: 'Browser for tests and benchmarks.',
    otherwise: 'searched',
    example: '/usr/bin/chromium',
  }),
});

export type Environment = Static<typeof environmentSchema>;
export type VariableName = keyof Environment;

export function isVariableName(name: string): name is VariableName {
  return Object.hasOwn(environmentSchema.properties, name);
}

/** The notes of a variable, with the default value of its schema. */
export function notesOf(schema: TSchema): VariableNotes & { default?: string | number } {
  if (!hasNotes(schema)) throw new TypeError('A setting needs a group and a description.');
  return schema;
}

const hasNotes = (schema: TSchema): schema is TSchema & VariableNotes & { default?: string | number } =>
  'group' in schema && 'description' in schema;

/** The number of a setting that is one; null for other texts, which the schema then refuses. */
function numberIn(schema: TSchema, value: string): number | null {
  if (Type.IsInteger(schema)) return /^\d{1,9}$/.test(value) ? Number(value) : null;
  return Type.IsNumber(schema) && /^\d{1,9}(\.\d{1,2})?$/.test(value) ? Number(value) : null;
}

/** Reads the known variables. Empty ones count as missing. Adds a sentence for each invalid one, without its value. */
export function readEnvironment(variables: NodeJS.ProcessEnv, problems: string[]): Environment {
  const given: Record<string, string | number> = {};
  for (const [name, schema] of Object.entries(environmentSchema.properties)) {
    const value = variables[name]?.trim();
    if (value) given[name] = numberIn(schema, value) ?? value;
  }
  const read = () => Value.Default(environmentSchema, { ...given });

  const environment = read();
  const invalid = new Set(
    Value.Errors(environmentSchema, environment).map((error) => error.instancePath.split('/')[1]),
  );
  for (const name of invalid) {
    if (!name || !isVariableName(name)) continue;
    problems.push(
      `${name} ${notesOf(environmentSchema.properties[name]).rule ?? `has at most ${maxLength} characters`}.`,
    );
    delete given[name];
  }
  return Value.Parse(environmentSchema, invalid.size > 0 ? read() : environment);
}
