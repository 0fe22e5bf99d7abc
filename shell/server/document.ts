import { brand } from '@kaksha/domain/brand';
import { scriptJson } from '@kaksha/domain/escape';
import { releaseBase } from '@kaksha/release/live-releases';
import { integrityIn } from '@kaksha/release/manifest';
import type { Release } from '@kaksha/release/types';
import { BOOT_ELEMENT_ID, type BootData, ROOT_ELEMENT_ID } from '../src/boot/boot-data';
import type { InlineStyles } from './critical-css';
import { fontPreloader, pageStarter } from './inline-hashes';

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
  theme: 'light' | 'dark' | null;
  liveReload: boolean;
}

/**
 * The HTML of a page. Escapes everything in `parts` except `head`, `body` and `inline`.
 * @throws ReleaseError MANIFEST when a script or style sheet of the page has no hash
 */
export function renderDocument(parts: DocumentParts): string {
  const { shell, head, body, boot, inline, theme, liveReload } = parts;
  const files = filesOf(parts);
  const links = inline
    ? [...fontPreloads(shell, 'not all'), `<script>${fontPreloader}</script>`]
    : [...fontPreloads(shell), ...elementsOf(files)];
  return `<!doctype html>
<html lang="en"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${inline ? `<style>${inline.css}</style>\n` : ''}${head}
<meta name="application-name" content="${brand.name}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${links.join('\n')}${liveReload ? '\n<script defer src="/__dev/reload.js"></script>' : ''}
</head>
<body>
<div id="${ROOT_ELEMENT_ID}">${body}</div>
<script type="application/json" id="${BOOT_ELEMENT_ID}">${scriptJson(boot)}</script>${inline ? starterElements(files, inline) : ''}
</body>
</html>`;
}

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
