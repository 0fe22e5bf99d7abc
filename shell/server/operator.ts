import type { DataOf, ResultsOf } from '@kaksha/api-client/operation-types';
import { holdsRight } from '@kaksha/domain/admin-rights';
import type { Html } from '@kaksha/domain/html-template';
import { required } from '@kaksha/domain/typed';
import type { MetricsSince } from '@kaksha/release/check-health';
import type { LiveReleases } from '@kaksha/release/live-releases';
import { expiredFlags, versionOverview } from '@kaksha/release/overview';
import { manifestKey } from '@kaksha/release/read-live';
import { liveVersions } from '@kaksha/release/transitions';
import type { LiveSnapshot } from '@kaksha/release/types';
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import { withCompleteMenus } from '../src/menus/complete-menus';
import { securityAddress } from '../src/sign-in/safe-next';
import { liveExtensions } from '../src/slots/slots';
import { callApi } from './call-api';
import { readCookies, type SiteCookies } from './cookies';
import { addForms } from './forms';
import type { LiveReleasesWatcher } from './live-releases';
import { backupsSection } from './operator-backups';
import { figuresSection, periodOf, periods } from './operator-figures';
import { jobsSection, type RetryNotice } from './operator-jobs';
import { type OperatorPath, renderOperatorPage } from './operator-page';
import { releasesSection } from './operator-releases';
import { type CallApi, type Refusal, readSettings, setFlag, setSetting, switchExtension } from './operator-settings';
import { ruleOf, valuesSection } from './operator-values';
import { readWebhooks, webhookActions, webhookNotice, webhooksSection } from './operator-webhooks';
import { declaredBy } from './remote-values';
import type { MapStack } from './source-positions';
import { type CspReportsSince, compareParts, type FiguresSince } from './version-figures';

export interface OperatorOptions {
  watcher: Pick<LiveReleasesWatcher, 'snapshot' | 'current'>;
  metrics: MetricsSince;
  /** Measurements and errors of releases. */
  figures: FiguresSince;
  cspReports: CspReportsSince;
  mapStack: MapStack;
  api: FastifyInstance;
  apiPrefix: string;
  /** The site's public origin; null takes it from the request. */
  origin: string | null;
}

const windowMinutes = 60;

type SaveForm = (call: CallApi, form: URLSearchParams) => Promise<Refusal | null>;

const doneTexts = { yes: 'The extension is switched.', flag: 'The flag is set.', setting: 'The setting is saved.' };

function doneNotice(done: string | undefined): RetryNotice | null {
  const text = Object.entries(doneTexts).find(([each]) => each === done)?.[1];
  return text ? { isError: false, text } : null;
}

/** Every release that a visitor gets now, the live ones last. */
const servedNow = (snapshot: LiveSnapshot) => liveVersions(snapshot).reverse();

/**
 * Pages for administrators with the right `operations`, without scripts. `/operator/releases`: live versions, their
 * share of visitors, health and history; only the command line changes them, because it records the author.
 * `/operator/figures`: what browsers measured and the errors of each version. `/operator/jobs`: queues and failed jobs,
 * which can be retried. `/operator/backups`: the last backups. `/operator/webhooks`: who hears of releases.
 */
export function addOperatorPages(site: FastifyInstance, options: OperatorOptions): void {
  const { watcher, metrics } = options;

  const releases = async (request: FastifyRequest, call: CallApi, notice: RetryNotice | null) => {
    // Without the database, versions are shown without their metrics.
    const recent = await metrics(Date.now() - windowMinutes * 60_000).catch((error: unknown) => {
      request.log.error({ err: error }, 'could not read release metrics');
      return null;
    });
    const snapshot = watcher.snapshot();
    const { live, manifests } = watcher.current();
    const stored = await readSettings({ call, apiPrefix: options.apiPrefix });
    const at = new Date();
    const values = declaredBy(servedNow(snapshot), manifests);
    const storedValues = stored && { flags: stored.flags.value.values, settings: stored.remotes.value.values };
    return releasesSection({
      versions: versionOverview(snapshot, recent ?? [], manifests),
      snapshot,
      minutes: recent ? windowMinutes : null,
      extensions: stored ? extensionsOf(live, stored.extensions.value.off) : [],
      values: storedValues ? valuesSection(values, storedValues, at) : [],
      expired: expiredFlags(manifests, snapshot, at),
      notice,
    });
  };

  site.get<{ Querystring: { done?: string } }>('/operator/releases', (request, reply) =>
    sendPage(request, reply, { ...options, path: '/operator/releases' }, (call) =>
      releases(request, call, doneNotice(request.query.done)),
    ),
  );

  site.get<{ Querystring: { period?: string } }>('/operator/figures', (request, reply) =>
    sendPage(request, reply, { ...options, path: '/operator/figures' }, async () => {
      const period = periodOf(request.query.period);
      const since = Date.now() - periods[period] * 3_600_000;
      const failed = (error: unknown) => {
        request.log.error({ err: error }, 'could not read the figures of releases');
        return null;
      };
      const [parts, blocked] = await Promise.all([
        compareParts(watcher.snapshot(), since, options).catch(failed),
        options.cspReports(since).catch(failed),
      ]);
      return figuresSection({ parts, blocked: blocked ?? [], period });
    }),
  );

  site.get<{ Querystring: { done?: string } }>('/operator/jobs', (request, reply) =>
    sendPage(request, reply, { ...options, path: '/operator/jobs' }, async (call) => {
      const notice = request.query.done ? { isError: false, text: 'The job runs again.' } : null;
      return jobsSection({ jobs: await readJobs(options, call), notice });
    }),
  );

  site.get('/operator/backups', (request, reply) =>
    sendPage(request, reply, { ...options, path: '/operator/backups' }, async (call) =>
      backupsSection({ backups: await readBackups(options, call), now: new Date() }),
    ),
  );

  site.get<{ Querystring: { done?: string } }>('/operator/webhooks', (request, reply) =>
    sendPage(request, reply, { ...options, path: '/operator/webhooks' }, async (call) =>
      webhooksSection({
        webhooks: await readWebhooks({ call, apiPrefix: options.apiPrefix }),
        notice: webhookNotice(request.query.done),
      }),
    ),
  );

  addForms(site, (scope) => {
    /** A form of the page of releases. @param done  what the page says when it is saved */
    const settingForm = (path: string, done: keyof typeof doneTexts, save: SaveForm) =>
      scope.post<{ Body: URLSearchParams | undefined }>(path, async (request, reply) =>
        sendPage(request, reply, { ...options, path: '/operator/releases', done }, async (call) => {
          const failure = await save(call, request.body ?? new URLSearchParams());
          if (!failure) return null;
          reply.status(failure.status);
          return releases(request, call, failure.notice);
        }),
      );
    const { apiPrefix } = options;
    const declared = () => declaredBy(servedNow(watcher.snapshot()), watcher.current().manifests);
    settingForm('/operator/extensions', 'yes', (call, form) =>
      switchExtension({ call, apiPrefix }, { key: form.get('key') ?? '', isOff: form.get('state') === 'off' }),
    );
    settingForm('/operator/flags', 'flag', (call, form) =>
      setFlag({ call, apiPrefix }, declared(), { key: form.get('key') ?? '', rule: ruleOf(form) }),
    );
    settingForm('/operator/settings', 'setting', (call, form) => {
      const text = form.get('do') === 'default' ? null : (form.get('value') ?? '');
      return setSetting({ call, apiPrefix }, declared(), { key: form.get('key') ?? '', text });
    });
    for (const [done, act] of Object.entries(webhookActions)) {
      scope.post<{ Body: URLSearchParams | undefined }>(`/operator/webhooks/${done}`, async (request, reply) =>
        sendPage(request, reply, { ...options, path: '/operator/webhooks', done }, async (call) => {
          const form = request.body ?? new URLSearchParams();
          const { refusal, created = null } = await act({ call, apiPrefix }, form);
          if (!refusal && !created) return null;
          if (refusal) reply.status(refusal.status);
          const webhooks = await readWebhooks({ call, apiPrefix });
          return webhooksSection({ webhooks, notice: refusal?.notice ?? null, created, typed: refusal && form });
        }),
      );
    }
    scope.post<{ Body: URLSearchParams | undefined }>('/operator/jobs/retry', async (request, reply) => {
      const id = request.body?.get('id') ?? '';
      return sendPage(request, reply, { ...options, path: '/operator/jobs' }, async (call) => {
        const failure = await retryJob(options, { call, id });
        if (!failure) return null;
        reply.status(failure.status);
        return jobsSection({ jobs: await readJobs(options, call), notice: failure.notice });
      });
    });
  });
}

/** Whether the user of a request operates the site, with a second factor where one is needed. */
export async function isOperator(
  request: FastifyRequest,
  { api, apiPrefix, origin }: Pick<OperatorOptions, 'api' | 'apiPrefix' | 'origin'>,
): Promise<boolean> {
  const cookies = readCookies(request, origin);
  const user = await readUser(cookies, { call: callsOf(request, { token: cookies.sessionToken, api }), apiPrefix });
  return user !== null && !user.lacksSecondFactor && holdsRight(user, 'operations');
}

/** Sends the section to administrators. A section of null leads back to the page. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { watcher, api, apiPrefix, origin, path, done = 'yes' }: OperatorOptions & { path: OperatorPath; done?: string },
  sectionFor: (call: CallApi) => Promise<Html | null>,
) {
  reply.headers({ 'cache-control': 'no-store', vary: 'cookie', 'x-robots-tag': 'noindex' });
  const cookies = readCookies(request, origin);
  const call = callsOf(request, { token: cookies.sessionToken, api });
  const user = await readUser(cookies, { call, apiPrefix });
  if (!user) return reply.redirect(`/login?next=${encodeURIComponent(path)}`, 302);
  if (user.lacksSecondFactor) return reply.redirect(securityAddress(path), 302);
  const { live, manifests } = watcher.current();
  const shell = required(manifests.get(manifestKey('shell', live.shell.version)), 'shell');
  const { theme } = cookies;
  reply.type('text/html; charset=utf-8');
  const page = { path, shell, theme, user, menus: withCompleteMenus(live) };
  if (!holdsRight(user, 'operations'))
    return reply.status(403).send(await renderOperatorPage({ ...page, section: null }));
  const section = await sectionFor(call);
  if (!section) return reply.redirect(`${path}?done=${done}`, 303);
  return reply.send(await renderOperatorPage({ ...page, section }));
}

/** Calls of the API as the user of the request, whose address and browser the audit log then has. */
const callsOf =
  ({ ip, headers }: FastifyRequest, { token, api }: { token: string | null; api: FastifyInstance }) =>
  (options: Pick<InjectOptions, 'method' | 'url' | 'payload'>) => {
    const sent = { authorization: `Bearer ${token}`, 'user-agent': headers['user-agent'] ?? '' };
    return callApi(api, { ...options, headers: sent, remoteAddress: ip });
  };

/** The signed-in user, as the API sees the session's cookies; null without a valid session. */
async function readUser(
  { sessionToken: token, userId }: SiteCookies,
  { call, apiPrefix }: { call: CallApi; apiPrefix: string },
) {
  if (!token || !userId) return null;
  const response = await call({ url: `${apiPrefix}/auth/user?id=${userId}` });
  if (response.statusCode !== 200) return null;
  const { data } = response.json<{ data: DataOf<'getCurrentUser'> }>();
  const {
    is_admin: isAdmin,
    rights,
    trainer_id: trainerId = null,
    lacks_second_factor: lacksSecondFactor = false,
  } = data.results;
  return { isAdmin, rights, trainerId, lacksSecondFactor };
}

/** Null when the API cannot read them. */
async function readJobs({ apiPrefix }: OperatorOptions, call: CallApi): Promise<ResultsOf<'getJobs'> | null> {
  const response = await call({ url: `${apiPrefix}/jobs` });
  if (response.statusCode !== 200) return null;
  return response.json<{ data: DataOf<'getJobs'> }>().data.results;
}

/** Null when the API cannot read them. */
async function readBackups({ apiPrefix }: OperatorOptions, call: CallApi): Promise<ResultsOf<'getBackups'> | null> {
  const response = await call({ url: `${apiPrefix}/backups` });
  if (response.statusCode !== 200) return null;
  return response.json<{ data: DataOf<'getBackups'> }>().data.results;
}

const extensionsOf = (live: LiveReleases, off: readonly string[]) =>
  liveExtensions(live).map(({ key, version, slot, audience = 'everyone' }) => ({
    key,
    version,
    slot,
    audience,
    isOff: off.includes(key),
  }));

/** Null when the job runs again. */
async function retryJob(
  { apiPrefix }: OperatorOptions,
  { call, id }: { call: CallApi; id: string },
): Promise<{ status: number; notice: RetryNotice } | null> {
  const response = await call({ method: 'POST', url: `${apiPrefix}/jobs/retry`, payload: { id } });
  if (response.statusCode === 200) return null;
  const { error = 'The job could not be retried.' } = response.json<{ error?: string }>();
  return { status: response.statusCode, notice: { isError: true, text: error } };
}
