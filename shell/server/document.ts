import { brand } from '@kaksha/domain/brand';
import { releaseBase } from '@kaksha/release/live-releases';
import type { Release } from '@kaksha/release/types';
import { BOOT_ELEMENT_ID, type BootData, ROOT_ELEMENT_ID } from '../src/boot/boot-data';

export interface DocumentParts {
  shell: Release;
  /** Remotes whose pages are on the screen: their styles block the first paint, their scripts load early. */
  remotes: Release[];
  /** Names of the chunks that the matched pages' code is in. */
  chunks: string[];
  head: string;
  body: string;
  boot: BootData;
  theme: 'light' | 'dark' | null;
  liveReload: boolean;
}

/** The HTML of a page. Escapes everything in `parts` except `head` and `body`. */
export function renderDocument({ shell, remotes, chunks, head, body, boot, theme, liveReload }: DocumentParts): string {
  const releases = [shell, ...remotes];
  const links = [
    ...fontPreloads(shell),
    ...releases.flatMap((release) => release.styles.map((file) => stylesheet(release, file))),
    ...remotes.map((release) => scriptPreload(release, release.entry)),
    // A session is checked at once. Anonymous visitors may never call the API from this page.
    ...(boot.hasSession ? (shell.chunks.http ?? []).map((file) => scriptPreload(shell, file)) : []),
    ...releases.flatMap((release) =>
      unique(['remote', ...chunks].flatMap((name) => release.chunks[name] ?? [])).map((file) => chunk(release, file)),
    ),
  ];
  return `<!doctype html>
<html lang="en"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<meta name="application-name" content="${brand.name}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${links.join('\n')}
<script defer src="${address(shell, shell.entry)}"${integrity(shell, shell.entry)}></script>${liveReload ? '\n<script defer src="/__dev/reload.js"></script>' : ''}
</head>
<body>
<div id="${ROOT_ELEMENT_ID}">${body}</div>
<script type="application/json" id="${BOOT_ELEMENT_ID}">${safeJson(boot)}</script>
</body>
</html>`;
}

/**
 * Link header of the files that the first paint needs, so that a proxy can send them as 103 Early Hints. The other
 * preloads are in the document.
 */
export function linkHeader({ shell, remotes }: Pick<DocumentParts, 'shell' | 'remotes'>): string {
  const link = (release: Release, file: string, as: string, cors = false) => {
    const hash = release.files[file]?.integrity;
    // A preload whose attributes differ from the document's is downloaded twice.
    const check = as === 'font' || !hash ? '' : `; integrity="${hash}"`;
    return `<${address(release, file)}>; rel=preload; as=${as}${cors || check ? '; crossorigin=anonymous' : ''}${check}`;
  };
  return [
    ...[shell, ...remotes].flatMap((release) => release.styles.map((file) => link(release, file, 'style'))),
    link(shell, shell.entry, 'script'),
    ...fontsOf(shell).map((file) => link(shell, file, 'font', true)),
  ].join(', ');
}

/** JSON that cannot close the script element that contains it. */
export const safeJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<>\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

const address = (release: Release, file: string) => releaseBase(release.name, release.version) + file;

const integrity = (release: Release, file: string) =>
  release.files[file] ? ` crossorigin="anonymous" integrity="${release.files[file].integrity}"` : '';

const stylesheet = (release: Release, file: string) =>
  `<link rel="stylesheet" href="${address(release, file)}"${integrity(release, file)}>`;

/**
 * A chunk only registers its modules, so it may run before the code that imports it; an entry needs the host and is
 * preloaded instead. The runtime loads a chunk again, with a deadline, when this script failed or is late.
 */
const chunk = (release: Release, file: string) =>
  `<script async src="${address(release, file)}"${integrity(release, file)}></script>`;

const scriptPreload = (release: Release, file: string) =>
  `<link rel="preload" as="script" href="${address(release, file)}"${integrity(release, file)}>`;

const fontsOf = (shell: Release) => Object.keys(shell.files).filter((file) => file.endsWith('.woff2'));

export const fontPreloads = (shell: Release) =>
  fontsOf(shell).map(
    (file) => `<link rel="preload" as="font" type="font/woff2" href="${address(shell, file)}" crossorigin>`,
  );

const unique = <T>(items: T[]) => [...new Set(items)];
