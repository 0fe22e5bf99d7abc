import { brand } from '@kaksha/domain/brand';
import { escapeMarkup, scriptJson } from '@kaksha/domain/escape';
import type { PageSettings, StoredValues } from '@kaksha/domain/page-settings';
import type { RemoteValues } from '@kaksha/domain/remote-values';
import { required } from '@kaksha/domain/typed';
import { type LiveReleases, releaseBase } from '@kaksha/release/live-releases';
import { integrityIn } from '@kaksha/release/manifest';
import { type Manifests, manifestKey } from '@kaksha/release/read-live';
import type { PreviewClaims } from '@kaksha/release/trust/preview-token';
import type { Release } from '@kaksha/release/types';
import type { AxiosAdapter } from 'axios';
import { BOOT_ELEMENT_ID, type BootData, ROOT_ELEMENT_ID } from '../src/boot/boot-data';
import type { RenderOutput } from '../src/boot/server-entry';
import type { Bundles } from './bundles';
import type { CriticalCss, InlineStyles } from './critical-css';
import { bannerHider, fontPreloader, hashSource, pageStarter } from './inline-hashes';
import { limited } from './limited';
import { previewBar, previewStyle } from './preview-bar';

export interface RenderOptions {
  bundles: Bundles;
  criticalCss: CriticalCss;
  adapter: AxiosAdapter;
  environment: Omit<BootData['environment'], 'origin' | 'renderedAt'>;
  /** What the settings of the site change of pages. */
  site?: SiteOfPages | undefined;
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
  /** Of the remote, else of the host. */
  version: string;
  /** `frame`: there was nothing to render. `failed` and `slow`: the frame was sent in place of the page. */
  outcome: 'rendered' | 'frame' | 'failed' | 'slow';
  seconds: number;
  url: string;
  /** Whether it shows a release that is not live. */
  isPreview: boolean;
  error?: unknown;
}

export interface PageRequest {
  url: URL;
  live: LiveReleases;
  manifests: Manifests;
  /** The preview that the visitor has opened. */
  preview?: PreviewClaims | undefined;
  /** Origins of overridden remotes, by name; null where overrides are not allowed. */
  overrides: Record<string, string> | null;
  /** The remote that the address belongs to, or null. */
  remote: string | null;
  hasSession: boolean;
  theme: 'light' | 'dark' | null;
  /** Flags and settings for this visitor; absent without any. */
  values?: RemoteValues | undefined;
}

export type RenderedPage =
  | {
      kind: 'page';
      status: number;
      html: string;
      link: string | undefined;
      inlineStyle: string | null;
      /** Whether the page has the inline script that hides a dismissed banner. */
      hidesBanner: boolean;
      isComplete: boolean;
      /** Surrogate keys of the API's answers that the page was made from. */
      surrogateKeys: ReadonlySet<string>;
    }
  | { kind: 'redirect'; status: number; location: string };

/** The settings of the site as pages show them. */
export interface SiteOfPages {
  current(): PageSettings | undefined;
  /** What is stored for flags and settings of remotes. */
  values?(): StoredValues;
  onChange(listener: () => void): void;
}

class RenderTimeoutError extends Error {}

/** Renders the HTML of one page. When the render fails or is too slow, sends the frame, which the browser fills. */
export async function renderPage(request: PageRequest, options: RenderOptions): Promise<RenderedPage> {
  const { url, live, manifests, remote, hasSession, theme, values } = request;
  const shell = required(manifests.get(manifestKey('shell', live.shell.version)), 'shell');
  const release = remote ? manifests.get(manifestKey(remote, live.remotes[remote]?.version ?? '')) : undefined;
  const surrogateKeys = new Set<string>();
  const renderedAt = momentOf(options.now?.() ?? new Date());
  const site = options.site?.current();
  const host = options.bundles.host(shell);
  const input = {
    url,
    registry: live,
    environment: {
      ...options.environment,
      origin: url.origin,
      renderedAt,
      ...(site && { site }),
      ...(values && { values }),
    },
    hasSession,
    adapter: adapterWith(options.adapter, surrogateKeys),
    extensions: {
      limited,
      load(name: string) {
        const found = manifests.get(manifestKey(name, live.remotes[name]?.version ?? ''));
        return found?.server ? options.bundles.remote(host, found) : null;
      },
    },
    ...(release && !release.server && { paths: release.paths }),
  };
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
    version: (rendersRemote ? release : shell).version,
    outcome: error ? (error instanceof RenderTimeoutError ? 'slow' : 'failed') : rendersRemote ? 'rendered' : 'frame',
    seconds: (performance.now() - startedAt) / 1000,
    url: url.pathname,
    isPreview: request.preview !== undefined,
    error,
  });
  if (output.kind === 'redirect') return output;
  const boot = request.overrides ? { ...output.boot, overrides: request.overrides } : output.boot;
  const onScreen = release && remote && boot.render?.remotes.includes(remote) ? [release] : [];
  const withExtensions = unique((boot.render?.extensions ?? []).map((place) => place.split('/', 1)[0] ?? ''))
    .filter((name) => name !== remote)
    .flatMap((name) => manifests.get(manifestKey(name, live.remotes[name]?.version ?? '')) ?? []);
  // In development, edited styles replace the linked sheets, and inlined rules would stay.
  const isInlined = boot.render && !options.liveReload;
  const inline = isInlined ? options.criticalCss([shell, ...onScreen, ...withExtensions], output.body) : null;
  const added = (site?.css ?? '') + (request.preview ? previewStyle : '');
  const style = (inline?.css ?? '') + added;
  const parts = {
    ...output,
    boot,
    shell,
    remotes: onScreen,
    inline,
    style,
    bannerId: site?.banner?.id,
    bar: request.preview ? previewBar(request.preview) : '',
    theme,
    liveReload: options.liveReload,
  };
  return {
    kind: 'page',
    status: output.status,
    html: renderDocument(parts),
    link: linkHeader(parts),
    inlineStyle: added ? hashSource(style) : inline && hashOf(inline),
    hidesBanner: Boolean(site?.banner),
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

export interface DocumentParts {
  shell: Release;
  /** Remotes whose pages are on the screen. */
  remotes: Release[];
  /** Names of the chunks that the matched pages' code is in. */
  chunks: string[];
  head: string;
  body: string;
  boot: BootData;
  /** Rules that the rendered page can match; null loads the style sheets before the first paint. */
  inline: InlineStyles | null;
  /** Of the page, of the stored colours and of the bar; empty without any. */
  style: string;
  /** Undefined on a page without a banner. */
  bannerId?: number | undefined;
  /** Markup of the bar of a preview; empty or absent without one. */
  bar?: string;
  theme: 'light' | 'dark' | null;
  liveReload: boolean;
}

/**
 * The HTML of a page. Escapes everything in `parts` except `head`, `body`, `bar` and `inline`.
 * @throws ReleaseError MANIFEST when a script or style sheet of the page has no hash
 */
export function renderDocument(parts: DocumentParts): string {
  const { shell, head, body, boot, inline, style, theme, liveReload, bar = '' } = parts;
  const files = filesOf(parts);
  const links = inline
    ? [...fontPreloads(shell, 'not all'), `<script>${fontPreloader}</script>`]
    : [...fontPreloads(shell), ...elementsOf(files)];
  return `<!doctype html>
<html lang="en"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${style && `<style>${style}</style>\n`}${head}
<meta name="application-name" content="${escapeMarkup(brand.name)}">
<link rel="icon" href="${escapeMarkup(brand.icon)}">${hiderOf(parts.bannerId)}
${links.join('\n')}${liveReload ? '\n<script defer src="/__dev/client.js"></script>' : ''}
</head>
<body>
<div id="${ROOT_ELEMENT_ID}">${body}</div>${bar}
<script type="application/json" id="${BOOT_ELEMENT_ID}">${scriptJson(boot)}</script>${inline ? starterElements(files, inline) : ''}
</body>
</html>`;
}

/** Hides a dismissed banner before the first paint. */
const hiderOf = (bannerId: number | undefined) =>
  bannerId === undefined ? '' : `\n<meta name="kaksha-banner" content="${bannerId}"><script>${bannerHider}</script>`;

interface PageFiles {
  styles: PageFile[];
  /** Scripts that another script runs. */
  preloads: PageFile[];
  /** Scripts that may run in any order. */
  scripts: PageFile[];
  entry: PageFile;
}

interface PageFile {
  href: string;
  integrity: string;
}

function filesOf({ shell, remotes, chunks, boot }: DocumentParts): PageFiles {
  const releases = [shell, ...remotes];
  const file = (release: Release, name: string): PageFile => ({
    href: address(release, name),
    integrity: integrityIn(release, name),
  });
  return {
    styles: releases.flatMap((release) => release.styles.map((name) => file(release, name))),
    preloads: [
      ...remotes.map((release) => file(release, release.entry)),
      // A session is checked at once. Anonymous visitors may never call the API from this page.
      ...(boot.hasSession ? (shell.chunks.http ?? []).map((name) => file(shell, name)) : []),
    ],
    // A chunk only registers its modules, so it may run before the code that imports it. The runtime loads a chunk
    // again, with a deadline, when this script failed or is late.
    scripts: releases.flatMap((release) =>
      unique(['remote', ...chunks].flatMap((name) => release.chunks[name] ?? [])).map((name) => file(release, name)),
    ),
    entry: file(shell, shell.entry),
  };
}

/** For pages that the browser renders: it needs the styles and scripts at once. */
const elementsOf = ({ styles, preloads, scripts, entry }: PageFiles) => [
  ...styles.map((file) => `<link rel="stylesheet" href="${file.href}"${integrity(file)}>`),
  ...preloads.map((file) => `<link rel="preload" as="script" href="${file.href}"${integrity(file)}>`),
  ...scripts.map((file) => `<script async src="${file.href}"${integrity(file)}></script>`),
  `<script defer src="${entry.href}"${integrity(entry)}></script>`,
];

/** For rendered pages: scripts wait for the largest paint, see page-starter.js. */
const starterElements = ({ styles, preloads, scripts, entry }: PageFiles, { complete }: InlineStyles) => `
<script type="application/json" id="kaksha-files">${scriptJson({ styles: styles.filter(({ href }) => !complete.includes(href)), preloads, scripts: [...scripts, entry] })}</script>
<script>${pageStarter}</script>`;

/**
 * Link header of the files that a page without rendered content needs first, for 103 Early Hints.
 * @returns undefined for a rendered page, which needs none
 */
export function linkHeader({
  shell,
  remotes,
  inline,
}: Pick<DocumentParts, 'shell' | 'remotes' | 'inline'>): string | undefined {
  if (inline) return undefined;
  // A preload whose attributes differ from the document's is downloaded twice.
  const link = (release: Release, file: string, as: string) =>
    `<${address(release, file)}>; rel=preload; as=${as}; crossorigin=anonymous; integrity="${integrityIn(release, file)}"`;
  return [
    ...[shell, ...remotes].flatMap((release) => release.styles.map((file) => link(release, file, 'style'))),
    link(shell, shell.entry, 'script'),
  ].join(', ');
}

const address = (release: Release, file: string) => releaseBase(release.name, release.version) + file;

const integrity = ({ integrity }: PageFile) => ` crossorigin="anonymous" integrity="${integrity}"`;

const fontsOf = (shell: Release) => Object.keys(shell.files).filter((file) => file.endsWith('.woff2'));

/** @param media  condition for the preload; font-preloader.js removes `not all` */
export const fontPreloads = (shell: Release, media = '') =>
  fontsOf(shell).map(
    (file) =>
      `<link rel="preload" as="font" type="font/woff2" href="${address(shell, file)}" crossorigin${media && ` media="${media}"`}>`,
  );

const unique = <T>(items: T[]) => [...new Set(items)];
