import type { RemoteValues } from '@kaksha/domain/remote-values';
import { createRepeatLimit } from '@kaksha/domain/repeat-limit';
import type { LiveReleases } from '@kaksha/release/live-releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { remoteOfPath } from '../src/remotes/live-releases';
import { loginAddress } from '../src/sign-in/safe-next';
import { readCookies } from './cookies';
import { edgeHeaders, isForSharedCaches, themeHeader } from './edge-cache';
import { compressed, type Encoding, encodingFor } from './encoding';
import { bannerHiderSource } from './inline-hashes';
import { type VisitorReleases, visitorOf } from './live-releases';
import { overridesOf, withOverrides } from './overrides';
import { PageCache } from './page-cache';
import type { Previews } from './previews';
import type { PageValues } from './remote-values';
import { type PageRequest, type RenderedPage, type RenderOptions, renderPage } from './render-page';
import type { PolicyWith } from './security';

export interface PagesOptions extends Omit<RenderOptions, 'onRendered'> {
  /** Token that a served page sends with its reports. @param releases  `name@version` of all that the page may load */
  pageToken?: (releases: readonly string[]) => string;
  /**
   * Makes the request's span say which page it is.
   * @returns the `traceparent` of the page's calls; null when not traced
   */
  tracePage?: ((request: FastifyRequest, page: TracedPage) => string | null) | undefined;
  /** Counts one render of the request's network. @throws an error with status 429 above the limit */
  limitRender?: (request: FastifyRequest) => Promise<void>;
  /** The releases for a request; also sets the caching headers of the answer. */
  releases: (request: FastifyRequest, reply: FastifyReply) => Promise<VisitorReleases>;
  /** Answers links of previews; null for all other requests, and where there are no previews. */
  previews: Pick<Previews, 'answer'> | null;
  /** The flags and settings of pages; none when absent. */
  values?: PageValues;
  /** The site's public origin; null takes it from the request. */
  origin: string | null;
  onRendered?: RenderOptions['onRendered'];
  allowOverrides: boolean;
  /** How long an edge cache may keep a page for visitors; 0 or absent lets no shared cache store pages. */
  edgeSeconds?: number | undefined;
  /** Content security policy of a page. */
  policyWith: PolicyWith;
}

/** What a trace says about a page. */
export interface TracedPage {
  /** The first segment of the address, as the remote lists it; `/*` for the others. */
  route: string;
  remote: string;
  /** Name and version. */
  release: string;
}

interface CachedPage {
  rendered: RenderedPage;
  headers: Readonly<Record<string, string>>;
  /** Each encoding is compressed once per render; null is the HTML as it is. */
  encodings: Map<Encoding | null, Promise<Buffer>>;
}

/**
 * Answers every address that is not a file with its page, cached for seconds. Browsers add content of the user.
 * @returns a function that clears the cache, for changes of content that visitors see
 */
export function addPages(site: FastifyInstance, options: PagesOptions): () => void {
  const cache = new PageCache<CachedPage>({
    isCacheable: ({ rendered }) => rendered.kind === 'page' && rendered.status === 200,
    isFailed: ({ rendered }) => rendered.kind === 'page' && (!rendered.isComplete || rendered.status >= 500),
  });
  // Every page fails in the same way while the database is unreachable.
  const isDue = createRepeatLimit({ intervalMs: 10_000 });
  const onRendered = (report: Parameters<RenderOptions['onRendered']>[0]) => {
    const due = report.error && isDue(report.error instanceof Error ? report.error.message : 'unknown');
    if (due) {
      const { error: err, url, remote, version } = report;
      site.log.error(
        { err, url, remote: remote ?? 'shell', version, ...due },
        'page render failed; sent the layout only',
      );
    }
    if (!report.isPreview) options.onRendered?.(report);
  };
  const render = async (page: PageRequest): Promise<CachedPage> => {
    const rendered = await renderPage(page, { ...options, onRendered });
    const policy = options.policyWith({
      origins: Object.values(page.overrides ?? {}),
      inlineStyle: rendered.kind === 'page' ? rendered.inlineStyle : null,
      inlineScript: rendered.kind === 'page' && rendered.hidesBanner ? bannerHiderSource : null,
      trustedTypes: runsWithTrustedTypes(page),
      isReported: !page.preview,
    });
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      ...(rendered.kind === 'page' && rendered.link && { link: rendered.link }),
    };
    return { rendered, headers, encodings: new Map() };
  };

  // Pages are compressed here, once per render.
  site.get('/*', { compress: false, decompress: false }, async (request, reply) => {
    const whole = withoutLineBreaks(request.url);
    if (whole !== request.url) return reply.redirect(whole, 301);
    const answered = await options.previews?.answer(request, reply);
    if (answered) return answered;
    const releases = await options.releases(request, reply);
    const values = await valuesOf({ request, reply, releases }, options);
    const visit = { ...readVisit(request, options.origin), values };
    let read: PageRequest | undefined;
    const page = () => {
      read ??= readRequest(visit, releases, options);
      return read;
    };
    // Pages hold no personal data: the server renders without the session's token, and only the header depends on
    // whether there is one. An invented session cookie therefore does not bypass the cache. Visitors share a page with
    // the same address, theme, releases, flags, settings and signed-in state.
    const { versions } = factsOf(releases.live);
    const key = `${visit.address} ${visit.theme} ${visit.hasSession} ${versions}${values ? ` ${JSON.stringify(values)}` : ''}`;
    const isPreview = releases.preview !== undefined;
    let isCached = !isPreview && cache.has(key);
    if (!isCached) {
      const redirect = accessRedirect(page());
      if (redirect) return reply.redirect(redirect, 302);
      await options.limitRender?.(request);
      isCached = !isPreview && Object.keys(page().overrides ?? {}).length === 0;
    }
    const { rendered, headers, encodings } = isCached
      ? await cache.get(key, () => render(page()))
      : await render(page());
    if (rendered.kind === 'redirect') return reply.redirect(rendered.location, rendered.status);
    reply.status(rendered.status).headers(headers);
    if (options.edgeSeconds && !isPreview)
      reply.headers(edgeHeaders(options.edgeSeconds, { request, reply, page: page(), rendered }));
    // Visitors must not share a token, so the browser asks for one when an edge cache may send the page.
    const traceparent = options.tracePage?.(request, tracedPageOf(page()));
    if (!isForSharedCaches(reply)) {
      // Without a token, reports of the page do not count.
      const token = isPreview
        ? null
        : options.pageToken?.(isCached ? factsOf(releases.live).releases : releasesOf(page().live));
      const now = String((options.now?.() ?? new Date()).getTime());
      const timings = Object.entries({ page: token, now, traceparent });
      const given = timings.flatMap(([name, value]) => (value ? [`${name};desc="${value}"`] : []));
      reply.header('server-timing', given.join(', '));
    }
    const encoding = isCached ? encodingFor(request.headers) : null;
    let bytes = encodings.get(encoding);
    if (!bytes) {
      bytes = encoded(rendered.html, encoding);
      encodings.set(encoding, bytes);
    }
    if (encoding) {
      reply.headers({ 'content-encoding': encoding, vary: `${reply.getHeader('vary') ?? 'cookie'}, accept-encoding` });
    }
    return reply.send(await bytes);
  });
  return () => cache.clear();
}

/** Route and release of a page, without what visitors type into the address. */
function tracedPageOf({ url, live, remote }: PageRequest): TracedPage {
  const found = remote ? live.remotes[remote] : undefined;
  const first = url.pathname.split('/')[1] ?? '';
  const route = found?.routes.includes(first) ? `/${first}${url.pathname === `/${first}` ? '' : '/*'}` : '/*';
  const name = found && remote ? remote : 'shell';
  return { route, remote: name, release: `${name}@${(found ?? live.shell).version}` };
}

const encoded = async (html: string, encoding: Encoding | null) =>
  encoding ? compressed(html, encoding) : Buffer.from(html);

/**
 * The address without line breaks in its path, which mail programs put into long links. The router has no page for
 * them, not even the one of unknown addresses. Texts in the query keep theirs.
 */
function withoutLineBreaks(address: string): string {
  const [path = ''] = address.split('?', 1);
  const whole = path.replace(/%0[ad]|%e2%80%a[89]/gi, '');
  // Slashes that come together would be another origin.
  return whole === path ? address : `/${whole.replace(/^[/\\]+/, '')}${address.slice(path.length)}`;
}

/** What the page depends on beside the releases. */
interface Visit {
  address: string;
  theme: PageRequest['theme'];
  hasSession: boolean;
  values?: RemoteValues | undefined;
}

/** The flags and settings of the page, which the visitor cookie and the roles of the session decide. */
export async function valuesOf(
  { request, reply, releases }: { request: FastifyRequest; reply: FastifyReply; releases: VisitorReleases },
  { values, origin }: Pick<PagesOptions, 'values' | 'origin'>,
): Promise<RemoteValues | undefined> {
  if (!values) return undefined;
  if (!values.isSplit(releases)) return values.of(releases, null, () => readCookies(request, origin));
  // The answer of a preview has caching headers of its own.
  const visitor = releases.preview ? readCookies(request).visitor : visitorOf(request, reply);
  return values.of(releases, visitor, () => readCookies(request, origin));
}

function readVisit(request: FastifyRequest, origin: string | null): Visit {
  const { theme, sessionToken } = readCookies(request, origin);
  return {
    // Concatenated, not resolved: a path must never replace the origin.
    address: (origin ?? `${request.protocol}://${request.host}`) + request.url,
    theme: theme ?? themeHeader(request),
    hasSession: sessionToken !== null,
  };
}

function readRequest(
  { address, theme, hasSession, values }: Visit,
  releases: VisitorReleases,
  { allowOverrides }: Pick<PagesOptions, 'allowOverrides'>,
): PageRequest {
  const url = new URL(address);
  const overrides = allowOverrides ? overridesOf(url) : null;
  const live = overrides ? withOverrides(releases.live, overrides) : releases.live;
  // Its address prefixes are known in the browser only.
  const hasNewRemote = Object.keys(overrides ?? {}).some((name) => !Object.hasOwn(live.remotes, name));
  return {
    url,
    live,
    manifests: releases.manifests,
    preview: releases.preview,
    overrides,
    remote: hasNewRemote ? null : remoteOfPath(live, url.pathname),
    hasSession,
    theme,
    values,
  };
}

/** Redirect of an anonymous visitor from a page that requires a role; null when the page is public. */
function accessRedirect({ url, live, remote, hasSession }: PageRequest): string | null {
  const first = url.pathname.split('/')[1]?.toLowerCase() ?? '';
  const role = remote ? live.remotes[remote]?.access[first] : undefined;
  if (!role || hasSession) return null;
  return role === 'admin' ? '/' : loginAddress(url.pathname + url.search);
}

/** Every release that the page may load, fallbacks included. */
export function releasesOf(live: LiveReleases): string[] {
  const remotes = Object.entries(live.remotes).flatMap(([name, { version, previous }]) =>
    [version, previous?.version].filter((each) => each !== undefined).map((each) => `${name}@${each}`),
  );
  return [`shell@${live.shell.version}`, ...remotes];
}

/** Releases of earlier versions do not run with Trusted Types, and overrides may not. */
function runsWithTrustedTypes(page: PageRequest): boolean {
  const manifests = releasesOf(page.live).map((release) => page.manifests.get(release));
  const isOverridden = Object.keys(page.overrides ?? {}).length > 0;
  return !isOverridden && manifests.every((manifest) => manifest?.trustedTypes === true);
}

interface ReleaseFacts {
  releases: readonly string[];
  /** The versions that pages are rendered with. */
  versions: string;
}

const facts = new WeakMap<LiveReleases, ReleaseFacts>();

function factsOf(live: LiveReleases): ReleaseFacts {
  const known = facts.get(live);
  if (known) return known;
  const versions = Object.entries(live.remotes).map(([name, { version }]) => `${name}@${version}`);
  const made = { releases: releasesOf(live), versions: [live.shell.version, ...versions].join(' ') };
  facts.set(live, made);
  return made;
}
