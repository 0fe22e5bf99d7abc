import { required } from '@kaksha/domain/typed';
import type { LiveReleases } from '@kaksha/release/live-releases';
import { type Manifests, manifestKey } from '@kaksha/release/read-live';
import type { AxiosAdapter } from 'axios';
import type { BootData } from '../src/boot/boot-data';
import type { RenderOutput } from '../src/boot/server-entry';
import type { Bundles } from './bundles';
import type { CriticalCss, InlineStyles } from './critical-css';
import { linkHeader, renderDocument } from './document';
import { hashSource } from './inline-hashes';

export interface RenderOptions {
  bundles: Bundles;
  criticalCss: CriticalCss;
  adapter: AxiosAdapter;
  environment: Omit<BootData['environment'], 'origin' | 'renderedAt'>;
  /** The time that pages show; that of the machine when absent. */
  now?: (() => Date) | undefined;
  /** After this many milliseconds the frame is sent in place of the page. */
  renderDeadline: number;
  liveReload: boolean;
  onRendered: (render: RenderReport) => void;
}

/** How one page was rendered, for metrics and logs. */
export interface RenderReport {
  /** Null for the host's own pages and for remotes that do not render on the server. */
  remote: string | null;
  /** `frame`: there was nothing to render. `failed` and `slow`: the frame was sent in place of the page. */
  outcome: 'rendered' | 'frame' | 'failed' | 'slow';
  seconds: number;
  url: string;
  error?: unknown;
}

export interface PageRequest {
  url: URL;
  live: LiveReleases;
  manifests: Manifests;
  /** Origins of overridden remotes, by name; null where overrides are not allowed. */
  overrides: Record<string, string> | null;
  /** The remote that the address belongs to, or null. */
  remote: string | null;
  hasSession: boolean;
  theme: 'light' | 'dark' | null;
}

export type RenderedPage =
  | {
      kind: 'page';
      status: number;
      html: string;
      link: string | undefined;
      inlineStyle: string | null;
      isComplete: boolean;
      /** Surrogate keys of the API's answers that the page was made from. */
      surrogateKeys: ReadonlySet<string>;
    }
  | { kind: 'redirect'; status: number; location: string };

class RenderTimeoutError extends Error {}

/** Renders the HTML of one page. When the render fails or is too slow, sends the frame, which the browser fills. */
export async function renderPage(request: PageRequest, options: RenderOptions): Promise<RenderedPage> {
  const { url, live, manifests, remote, hasSession, theme } = request;
  const shell = required(manifests.get(manifestKey('shell', live.shell.version)), 'shell');
  const release = remote ? manifests.get(manifestKey(remote, live.remotes[remote]?.version ?? '')) : undefined;
  const surrogateKeys = new Set<string>();
  const renderedAt = momentOf(options.now?.() ?? new Date());
  const input = {
    url,
    registry: live,
    environment: { ...options.environment, origin: url.origin, renderedAt },
    hasSession,
    adapter: adapterWith(options.adapter, surrogateKeys),
    ...(release && !release.server && { paths: release.paths }),
  };
  const host = options.bundles.host(shell);
  const renderLayoutOnly = () => host.render({ ...input, remotes: new Map() });
  const rendersRemote = !!remote && !!release?.server;
  const renderWhole = async () => {
    if (!remote || !release?.server) return renderLayoutOnly();
    const module = options.bundles.remote(host, release);
    return host.render({ ...input, remotes: new Map([[remote, module]]) });
  };

  const startedAt = performance.now();
  let error: unknown;
  const output: RenderOutput = await withDeadline(renderWhole(), options.renderDeadline).catch((cause) => {
    error = cause;
    return renderLayoutOnly();
  });
  if (output.kind === 'page') error ??= output.failure;
  options.onRendered({
    remote: rendersRemote ? remote : null,
    outcome: error ? (error instanceof RenderTimeoutError ? 'slow' : 'failed') : rendersRemote ? 'rendered' : 'frame',
    seconds: (performance.now() - startedAt) / 1000,
    url: url.pathname,
    error,
  });
  if (output.kind === 'redirect') return output;
  const onScreen = release && remote && output.boot.render?.remotes.includes(remote) ? [release] : [];
  const boot = request.overrides ? { ...output.boot, overrides: request.overrides } : output.boot;
  const inline = boot.render ? options.criticalCss([shell, ...onScreen], output.body) : null;
  const parts = { ...output, boot, shell, remotes: onScreen, inline, theme, liveReload: options.liveReload };
  return {
    kind: 'page',
    status: output.status,
    html: renderDocument(parts),
    link: linkHeader(parts),
    inlineStyle: inline && hashOf(inline),
    isComplete: !error,
    surrogateKeys,
  };
}

/** Renders within two seconds, for which the API's answers are cached, share a moment and so their markup. */
const momentMs = 2000;

const momentOf = (now: Date) => new Date(now.getTime() - (now.getTime() % momentMs)).toISOString();

const styleHashes = new WeakMap<InlineStyles, string>();

/** Pages share the styles of their kind. */
function hashOf(inline: InlineStyles): string {
  const hash = styleHashes.get(inline) ?? hashSource(inline.css);
  styleHashes.set(inline, hash);
  return hash;
}

/** Adds the surrogate keys of every answer to `keys`. */
function adapterWith(adapter: AxiosAdapter, keys: Set<string>): AxiosAdapter {
  return async (config) => {
    const answer = await adapter(config);
    const header: unknown = answer?.headers?.['surrogate-key'];
    if (typeof header === 'string') for (const key of header.split(' ')) keys.add(key);
    return answer;
  };
}

function withDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RenderTimeoutError(`the render took longer than ${ms} ms`)), ms);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}
