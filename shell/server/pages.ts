import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { remoteOfPath } from '../src/remotes/registry';
import { loginAddress } from '../src/sign-in/safe-next';
import { compressed, type Encoding, encodingFor } from './encoding';
import type { OnAir } from './live-releases';
import { overridesOf, withOverrides } from './overrides';
import { PageCache } from './page-cache';
import { type MadePage, makePage, type PageRequest, type RenderOptions } from './render-page';

export interface PagesOptions extends Omit<RenderOptions, 'onRendered'> {
  /** What is live for whoever asks; sets the headers that say who else may be given the answer. */
  onAir: (request: FastifyRequest, reply: FastifyReply) => OnAir;
  /** The site's public origin; null takes it from the request. */
  origin: string | null;
  onRendered?: RenderOptions['onRendered'];
  /** The policy of a page that tries remotes from these origins; null where nobody may. */
  overridesPolicy?: ((origins: readonly string[]) => string) | null;
}

interface KeptPage {
  made: MadePage;
  /** Compressed once for all who get it. */
  forms: Map<Encoding, Promise<Buffer>>;
}

/**
 * Every address that is no file: its page, with the right status and the head in the first answer. What visitors get
 * is kept for seconds; pages of signed-in people are made for each of them.
 * @returns the function to call when what visitors see has changed
 */
export function addPages(site: FastifyInstance, options: PagesOptions): () => void {
  const kept = new PageCache<KeptPage>({
    keep: ({ made }) => made.kind === 'page' && made.status === 200 && made.whole,
  });
  const onRendered = (report: Parameters<RenderOptions['onRendered']>[0]) => {
    if (report.error) site.log.error({ err: report.error, url: report.url }, 'the page was sent as a frame');
    options.onRendered?.(report);
  };
  const make = async (asked: PageRequest): Promise<KeptPage> => ({
    made: await makePage(asked, { ...options, onRendered }),
    forms: new Map(),
  });

  site.get('/*', async (request, reply) => {
    const asked = readRequest(request, options.onAir(request, reply), options);
    const elsewhere = guardedElsewhere(asked);
    if (elsewhere) return reply.redirect(elsewhere, 302);

    const origins = Object.values(asked.overrides ?? {});
    if (origins.length > 0) reply.header('content-security-policy', options.overridesPolicy?.(origins));
    const alone = asked.hasSession || origins.length > 0;
    const { made, forms } = alone ? await make(asked) : await kept.get(keyOf(asked), () => make(asked));
    if (made.kind === 'redirect') return reply.redirect(made.location, made.status);
    reply.status(made.status).headers({ 'content-type': 'text/html; charset=utf-8', link: made.link });
    const encoding = alone ? null : encodingFor(request.headers['accept-encoding']);
    if (!encoding) return reply.send(made.html);
    if (!forms.has(encoding)) forms.set(encoding, compressed(made.html, encoding));
    reply.headers({ 'content-encoding': encoding, vary: `${reply.getHeader('vary') ?? 'cookie'}, accept-encoding` });
    return reply.send(await forms.get(encoding));
  });
  return () => kept.clear();
}

function readRequest(
  request: FastifyRequest,
  live: OnAir,
  { origin, overridesPolicy }: Pick<PagesOptions, 'origin' | 'overridesPolicy'>,
): PageRequest {
  const url = new URL(request.url, origin ?? `${request.protocol}://${request.host}`);
  const overrides = overridesPolicy ? overridesOf(url, live) : null;
  const onAir = overrides ? withOverrides(live, overrides) : live;
  const cookies = request.headers.cookie ?? '';
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies)?.[1] as PageRequest['theme'] | undefined;
  return {
    url,
    onAir,
    overrides,
    remote: remoteOfPath(onAir.registry, url.pathname),
    hasSession: /(?:^|;\s*)auth_token=[^;\s]/.test(cookies),
    theme: theme ?? null,
  };
}

/** Where a visitor is sent who asks for a page that is not for everybody. */
function guardedElsewhere({ url, onAir, remote, hasSession }: PageRequest): string | null {
  const first = url.pathname.split('/')[1]?.toLowerCase() ?? '';
  const role = remote ? onAir.registry.remotes[remote]?.access[first] : undefined;
  if (!role || hasSession) return null;
  return role === 'admin' ? '/' : loginAddress(url.pathname + url.search);
}

/** Two visitors get one page when they ask for one address and get the same releases. */
function keyOf({ url, onAir, theme }: PageRequest): string {
  const versions = Object.entries(onAir.registry.remotes).map(([name, { version }]) => `${name}@${version}`);
  return [url.href, theme, onAir.shell.version, ...versions].join(' ');
}
