import { brand } from '@kaksha/domain/brand';
import { releaseBase } from '@kaksha/release/registry';
import type { Release } from '@kaksha/release/types';
import { BOOT_ELEMENT_ID, type BootData, ROOT_ELEMENT_ID } from '../src/boot/boot-data';

export interface DocumentParts {
  shell: Release;
  /** Remotes whose pages are on the screen: their styles block the first paint, their scripts are preloaded. */
  remotes: Release[];
  /** Ids of the matched routes; `public:home` preloads the chunk `home`. */
  pageIds: string[];
  head: string;
  body: string;
  boot: BootData;
  theme: 'light' | 'dark' | null;
  liveReload: boolean;
}

/** The HTML of a page. Everything in `parts` but `head` and `body` is escaped here. */
export function renderDocument({
  shell,
  remotes,
  pageIds,
  head,
  body,
  boot,
  theme,
  liveReload,
}: DocumentParts): string {
  const chunks = pageIds.map((id) => id.slice(id.indexOf(':') + 1));
  const releases = [shell, ...remotes];
  const links = [
    ...fontPreloads(shell),
    ...releases.flatMap((release) => release.styles.map((file) => stylesheet(release, file))),
    ...remotes.map((release) => scriptPreload(release, release.entry)),
    ...releases.flatMap((release) =>
      unique(['remote', ...chunks].flatMap((chunk) => release.chunks[chunk] ?? [])).map((file) =>
        scriptPreload(release, file),
      ),
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

/** JSON that cannot end the script element it stands in. */
export const safeJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<>\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

const address = (release: Release, file: string) => releaseBase(release.name, release.version) + file;

const integrity = (release: Release, file: string) =>
  release.files[file] ? ` crossorigin="anonymous" integrity="${release.files[file].integrity}"` : '';

const stylesheet = (release: Release, file: string) =>
  `<link rel="stylesheet" href="${address(release, file)}" data-href="${file}"${integrity(release, file)}>`;

const scriptPreload = (release: Release, file: string) =>
  `<link rel="preload" as="script" href="${address(release, file)}"${integrity(release, file)}>`;

const fontPreloads = (shell: Release) =>
  Object.keys(shell.files)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="${address(shell, file)}" crossorigin>`);

const unique = <T>(items: T[]) => [...new Set(items)];
