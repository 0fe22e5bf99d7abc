import type { AxiosAdapter } from 'axios';
import type { BootData } from '../src/boot/boot-data';
import type { RenderOutput } from '../src/boot/server-entry';
import type { Bundles } from './bundles';
import { linkHeader, renderDocument } from './document';
import type { OnAir } from './live-releases';

export interface RenderOptions {
  bundles: Bundles;
  adapter: AxiosAdapter;
  environment: Omit<BootData['environment'], 'origin' | 'renderedAt'>;
  /** A render that takes longer is given up, and the frame sent instead. Milliseconds. */
  renderDeadline: number;
  liveReload: boolean;
  onRendered: (render: RenderReport) => void;
}

/** How a page came about, for figures and logs. */
export interface RenderReport {
  /** Whose page it is; null for the host's own and those of remotes that do not render on the server. */
  remote: string | null;
  /** `frame`: there was nothing to render. `failed` and `slow`: the frame was sent in place of the page. */
  outcome: 'rendered' | 'frame' | 'failed' | 'slow';
  seconds: number;
  url: string;
  error?: unknown;
}

export interface PageRequest {
  url: URL;
  onAir: OnAir;
  /** Remotes from a developer's machine, by name; null where nobody may try any. */
  overrides: Record<string, string> | null;
  /** The remote that answers the address, or null. */
  remote: string | null;
  hasSession: boolean;
  theme: 'light' | 'dark' | null;
}

export type MadePage =
  | { kind: 'page'; status: number; html: string; link: string; whole: boolean }
  | { kind: 'redirect'; status: number; location: string };

class TooSlow extends Error {}

/** Makes the HTML of one page. A page that fails or takes too long becomes the frame, which the browser fills. */
export async function makePage(asked: PageRequest, options: RenderOptions): Promise<MadePage> {
  const { url, onAir, remote, hasSession, theme } = asked;
  const { shell, registry, releases } = onAir;
  const release = remote ? releases.get(remote) : undefined;
  const input = {
    url,
    registry,
    environment: { ...options.environment, origin: url.origin, renderedAt: new Date().toISOString() },
    hasSession,
    adapter: options.adapter,
    ...(release && !release.server && { paths: release.paths }),
  };
  const host = options.bundles.host(shell.version, shell.server ?? '');
  const frame = () => host.render({ ...input, remotes: new Map() });
  const isOurs = !!remote && !!release?.server;
  const whole = async () => {
    if (!remote || !release?.server) return frame();
    const module = options.bundles.remote(host, remote, release.version, release.server);
    return host.render({ ...input, remotes: new Map([[remote, module]]) });
  };

  const began = performance.now();
  let error: unknown;
  const output: RenderOutput = await withDeadline(whole(), options.renderDeadline).catch((cause) => {
    error = cause;
    return frame();
  });
  if (output.kind === 'page') error ??= output.failure;
  options.onRendered({
    remote: isOurs ? remote : null,
    outcome: error ? (error instanceof TooSlow ? 'slow' : 'failed') : isOurs ? 'rendered' : 'frame',
    seconds: (performance.now() - began) / 1000,
    url: url.pathname,
    error,
  });
  if (output.kind === 'redirect') return output;
  const onScreen = release && remote && output.boot.render?.remotes.includes(remote) ? [release] : [];
  const boot = asked.overrides ? { ...output.boot, overrides: asked.overrides } : output.boot;
  const html = renderDocument({ ...output, boot, shell, remotes: onScreen, theme, liveReload: options.liveReload });
  const link = linkHeader({ shell, remotes: onScreen });
  return { kind: 'page', status: output.status, html, link, whole: !error };
}

function withDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooSlow(`the render took longer than ${ms} ms`)), ms);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}
