import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultsOf } from '@kaksha/domain/remote-values';
import { declaredBy } from './build';
import { federatedDev, standaloneDev } from './dev/configs';
import { followDeclarations } from './dev/declarations';
import { clientElement, startDevServer } from './dev/dev-server';
import { watchBuilds } from './dev/watch';
import { type RemoteFacts, readRemote } from './remotes';
import type { DevServer } from './vite-dev';
import type { Target } from './webpack-common';

type Declared = ReturnType<typeof declaredBy>;

/** The lines that a developer reads: the addresses of the remote's first page. @param site  origin of a site */
export function addressLines({ name, title, routes, port }: RemoteFacts, site: string): string[] {
  const own = `http://localhost:${port}`;
  const page = routes.find(Boolean) ?? '';
  return [`${title} on its own page: ${own}/${page}`, `In the site: ${site}/${page}?remote=${name}@${own}`];
}

/** Writes what a site reads of the latest build. @param build  changes with each build */
const writeFacts = (declared: Declared, folder: string, build: string) =>
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ build, ...declared }));

/**
 * Serves one remote on its own page, and updates open pages after edits; below `/federated`, the remote as the site
 * loads it, with the hash of the latest build and the facts of the remote in `build.json`. Resolves when the page is built.
 * @param apiOrigin  origin that answers below /backend
 */
export async function serveStandalone(target: Target, remote: RemoteFacts, apiOrigin: string): Promise<DevServer> {
  const read = () => declaredBy(target.root, readRemote(remote.folder));
  const folder = join(target.out, 'federated');
  mkdirSync(folder, { recursive: true });
  // A site loads the styles of an override, also of a remote that has none.
  writeFileSync(join(folder, 'styles.css'), '');
  if (remote.tool === 'vite') {
    const { serveWithVite } = await import('./vite-dev');
    const declared = followDeclarations(remote.folder, read, {
      changed() {},
      problem: (text) => text && console.error(text),
    });
    return serveWithVite(target, remote, {
      apiOrigin,
      html: () => pageOf(remote, declared(), '<script type="module" src="/src/standalone.tsx"></script>'),
      folder,
      onBuilt: (build) => writeFacts(declared(), folder, build),
    });
  }
  const alone: Target = { ...target, out: join(target.out, 'page'), mode: 'development' };
  const federated: Target = { ...alone, out: folder, version: 'override' };
  const elements = `<link rel="stylesheet" href="/styles.css"><script defer src="/main.js"></script>${clientElement}`;
  const declared = followDeclarations(remote.folder, read, {
    changed: () => server.reload(),
    problem: (text) => server.report(`declarations of ${remote.name}`, text),
  });
  const server = await startDevServer({
    port: remote.port,
    host: 'localhost',
    files: { '/federated/': folder, '/': alone.out },
    settled: () => builds.settled(),
    answer: async (path) =>
      /^\/backend(?:\/|$)/.test(path) ? { origin: apiOrigin } : { html: pageOf(remote, declared(), elements) },
  });
  const page = standaloneDev(alone, remote);
  const builds = watchBuilds([page, federatedDev(federated, remote)], ({ name, stats, errors }) => {
    const hash = stats.hash ?? '';
    if (name === page.name) {
      server.report(`build of ${remote.name}`, errors);
      if (!errors) server.built(name, hash);
    } else if (!errors) writeFacts(declared(), folder, hash);
  });
  await builds.settled();
  return {
    async stop() {
      await server.stop();
      await builds.stop();
    },
  };
}

/** The page around the remote. @param elements  of the head, which load it */
function pageOf(remote: RemoteFacts, declared: Declared, elements: string): string {
  const boot = JSON.stringify(bootData(remote, declared)).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${declared.title}</title>${elements}</head><body><div id="root"></div><script type="application/json" id="kaksha-boot">${boot}</script></body></html>`;
}

/** `BootData` of the shell, without `renderedAt`: the page sets it when it loads. */
function bootData(remote: RemoteFacts, declared: Declared) {
  return {
    registry: {
      shell: { version: 'standalone' },
      remotes: {
        [remote.name]: {
          ...declared,
          version: 'standalone',
          entry: '',
          integrity: '',
          routes: [...new Set(['', ...declared.routes])],
          styles: [],
          previous: null,
        },
      },
    },
    environment: {
      demo: true,
      apiHost: '/backend',
      origin: `http://localhost:${remote.port}`,
      googleClientId: null,
      values: defaultsOf(declared),
    },
    hasSession: false,
    render: null,
  };
}

/** Resolves at SIGINT or SIGTERM. */
export const untilInterrupted = () => Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
