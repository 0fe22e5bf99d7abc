import { cookieNames } from '@kaksha/domain/cookies';
import { html } from '@kaksha/domain/html-template';
import { required } from '@kaksha/domain/typed';
import { type OpenedPreview, openPreview, requireValid } from '@kaksha/release/previews';
import { manifestKey } from '@kaksha/release/read-live';
import type { ReleaseStore } from '@kaksha/release/store';
import type { VerifiedState } from '@kaksha/release/trust/metadata';
import { ReleaseError } from '@kaksha/release/types';
import { stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readCookies } from './cookies';
import { addForms } from './forms';
import type { LiveReleasesWatcher } from './live-releases';
import { endAddress, previewRefusal, refusalStyleSource } from './preview-bar';
import type { PolicyWith } from './security';

export interface PreviewOptions {
  store: ReleaseStore;
  watcher: Pick<LiveReleasesWatcher, 'current'>;
  /** The site's public origin; null takes it from the request. */
  origin: string | null;
  policyWith: PolicyWith;
}

/** Query parameter of the link. */
const parameter = 'preview';

/** How long a process may show what was revoked, and what was replaced, in milliseconds. */
const stateMs = 1000;

/** Answers that show unpublished releases are for one visitor and for no search engine. */
export const previewHeaders = { 'cache-control': 'no-store', vary: 'cookie', 'x-robots-tag': 'noindex' } as const;

export type Previews = ReturnType<typeof createPreviews>;

/**
 * Previews of stored releases on the live site. A signed link (`/?preview=…`) becomes a cookie, which scripts cannot read, and
 * leads to its address without the link.
 */
export function createPreviews(site: FastifyInstance, { store, watcher, origin, policyWith }: PreviewOptions) {
  const open = createOpener(store);
  const originOf = (request: FastifyRequest) => new URL(origin ?? `${request.protocol}://${request.host}`).origin;
  const isSecure = (request: FastifyRequest) => originOf(request).startsWith('https:');
  const setCookie = (request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number) =>
    reply.header(
      'set-cookie',
      stringifySetCookie({
        name: cookieNames(isSecure(request)).preview,
        value,
        path: '/',
        maxAge,
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure(request),
      }),
    );
  const refuse = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    if (!(error instanceof ReleaseError)) throw error;
    const { live, manifests } = watcher.current();
    const shell = required(manifests.get(manifestKey('shell', live.shell.version)), 'shell');
    const { status, ...texts } = refusalOf(error);
    // An outage of the storage ends no preview.
    if (readCookies(request, origin).previewToken && status !== 503) setCookie(request, reply, '', 0);
    const policy = policyWith({ inlineStyle: refusalStyleSource, isReported: false });
    reply.status(status).headers({ ...previewHeaders, 'content-security-policy': policy });
    reply.type('text/html; charset=utf-8');
    return reply.send(previewRefusal(shell, readCookies(request, origin).theme, texts));
  };

  addForms(site, (scope) => {
    scope.post(endAddress, (request, reply) => {
      setCookie(request, reply, '', 0);
      return reply.headers(previewHeaders).redirect(pathOf(request.headers.referer, originOf(request)), 303);
    });
  });

  return {
    /** The releases of a visitor with a preview; null without one that opens. */
    async releasesFor(request: FastifyRequest, reply: FastifyReply): Promise<OpenedPreview | null> {
      const { previewToken } = readCookies(request, origin);
      if (!previewToken) return null;
      const opened = await open(previewToken, originOf(request)).catch((error: unknown) => {
        if (error instanceof ReleaseError) return null;
        throw error;
      });
      if (opened) reply.headers(previewHeaders);
      return opened;
    },
    /**
     * Answers a page's request whose address is a link, or whose preview has ended.
     * @returns null for all other requests
     */
    async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | null> {
      const url = new URL(originOf(request) + request.url);
      const [link, second] = url.searchParams.getAll(parameter);
      if (link === undefined) {
        const { previewToken } = readCookies(request, origin);
        const refused = previewToken && (await open(previewToken, originOf(request)).then(() => null, asCause));
        return refused ? refuse(request, reply, refused.cause) : null;
      }
      reply.header('referrer-policy', 'no-referrer');
      try {
        // A picture in an article must not open a preview for its readers.
        if ((request.headers['sec-fetch-dest'] ?? 'document') !== 'document') {
          throw new ReleaseError('LINK', 'the link is for the address bar');
        }
        if (second !== undefined) throw new ReleaseError('LINK', 'the address has two links');
        const { preview } = await open(link, originOf(request));
        const seconds = Math.ceil((Date.parse(preview.expiresAt) - store.clock()) / 1000);
        setCookie(request, reply, link, seconds);
        url.searchParams.delete(parameter);
        return reply.headers(previewHeaders).redirect(url.pathname + url.search, 303);
      } catch (error) {
        return refuse(request, reply, error);
      }
    },
  };
}

const asCause = (cause: unknown) => ({ cause });

/** Path of a page of this site; `/` for any other address. */
function pathOf(address: string | undefined, origin: string): string {
  const url = address !== undefined && URL.canParse(address) && new URL(address);
  return url && url.origin === origin ? `/${url.pathname.replace(/^[/\\]+/, '')}${url.search}` : '/';
}

const maxOpened = 100;

interface Attempt {
  verified: VerifiedState;
  opened: Promise<OpenedPreview>;
}

/** Opens links. Each is checked again when the store has changed. */
function createOpener(store: ReleaseStore) {
  const attempts = new LRUCache<string, Attempt>({ max: maxOpened });
  const states = new LRUCache<'state', Promise<VerifiedState | null>>({
    max: 1,
    ttl: stateMs,
    ttlResolution: 0,
    perf: { now: store.clock },
  });
  const readState = () => {
    const state = store.verifiedState();
    states.set('state', state);
    state.catch(() => states.delete('state'));
    return state;
  };
  const attempt = (token: string, site: string, verified: VerifiedState): Promise<OpenedPreview> => {
    const key = `${site} ${token}`;
    const known = attempts.get(key);
    if (known?.verified === verified) return known.opened;
    const opened = openPreview(store, { token, site, verified });
    attempts.set(key, { verified, opened });
    return opened;
  };
  /** @throws ReleaseError */
  return async (token: string, site: string): Promise<OpenedPreview> => {
    const verified = required(await (states.get('state') ?? readState()), 'the state of the release store');
    const opened = await attempt(token, site, verified).catch(async (error: unknown) => {
      // A link may be younger than the state that this process has read.
      const isYoung = error instanceof ReleaseError && error.code === 'LINK_REVOKED';
      const latest = isYoung ? await readState() : verified;
      if (!latest || latest === verified) throw error;
      return attempt(token, site, latest);
    });
    requireValid(opened.preview, site, store.clock());
    return opened;
  };
}

/** What a visitor reads of a preview that does not open. */
function refusalOf({ code, message }: ReleaseError) {
  const text = html`${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
  if (code === 'LINK') return { status: 403, title: 'This link does not open', text };
  if (code === 'LINK_EXPIRED' || code === 'LINK_REVOKED') return { status: 410, title: 'This preview has ended', text };
  const status = code === 'STORE_UNREACHABLE' ? 503 : 409;
  return { status, title: 'This preview does not open', text };
}
