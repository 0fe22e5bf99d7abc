import type { AxiosAdapter } from 'axios';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BootData } from '../src/boot/boot-data';
import type { RenderOutput } from '../src/boot/server-entry';
import { remoteOfPath } from '../src/remotes/registry';
import type { Bundles } from './bundles';
import { renderDocument } from './document';
import type { OnAir } from './on-air';

export interface PagesOptions {
  onAir: () => OnAir;
  bundles: Bundles;
  adapter: AxiosAdapter;
  environment: Omit<BootData['environment'], 'origin' | 'renderedAt'>;
  /** The site's public origin; null takes it from the request. */
  origin: string | null;
  /** A render that takes longer is given up, and the frame sent instead. Milliseconds. */
  renderDeadline: number;
  liveReload: boolean;
}

type RenderedPage = Extract<RenderOutput, { kind: 'page' }>;

/** Every address that is no file: its page, with the right status and the head in the first answer. */
export function addPages(site: FastifyInstance, options: PagesOptions) {
  site.get('/*', async (request, reply) => {
    const onAir = options.onAir();
    const { shell, registry, releases } = onAir;
    const url = new URL(request.url, options.origin ?? `${request.protocol}://${request.host}`);
    const cookies = request.headers.cookie ?? '';
    const hasSession = /(?:^|;\s*)auth_token=[^;\s]/.test(cookies);

    const name = remoteOfPath(registry, url.pathname);
    const role = name ? registry.remotes[name]?.access[url.pathname.split('/')[1]?.toLowerCase() ?? ''] : undefined;
    if (role && !hasSession) {
      const next = encodeURIComponent(url.pathname + url.search);
      return reply.redirect(role === 'admin' ? '/' : `/login?next=${next}`, 302);
    }

    const release = name ? releases.get(name) : undefined;
    const input = {
      url,
      registry,
      environment: { ...options.environment, origin: url.origin, renderedAt: new Date().toISOString() },
      hasSession,
      adapter: options.adapter,
    };
    const host = options.bundles.host(shell.version, shell.server ?? '');
    const frame = () => host.render({ ...input, remotes: new Map() });
    const whole = async () => {
      if (!name || !release?.server) return frame();
      const module = options.bundles.remote(name, release.version, release.server);
      return host.render({ ...input, remotes: new Map([[name, module]]) });
    };

    const output = await withDeadline(whole(), options.renderDeadline).catch((error) => {
      request.log.error({ err: error, url: request.url }, 'the page could not be rendered; the frame is sent');
      return frame();
    });
    if (output.kind === 'redirect') return reply.redirect(output.location, output.status);
    const onScreen = release && output.boot.render ? [release] : [];
    return reply
      .status(output.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .send(documentOf(output, shell, onScreen, request, options.liveReload));
  });
}

function documentOf(
  output: RenderedPage,
  shell: OnAir['shell'],
  remotes: OnAir['shell'][],
  request: FastifyRequest,
  liveReload: boolean,
) {
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(request.headers.cookie ?? '')?.[1] as
    | 'light'
    | 'dark'
    | undefined;
  return renderDocument({ ...output, shell, remotes, theme: theme ?? null, liveReload });
}

function withDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the render took longer than ${ms} ms`)), ms);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}
