import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultsOf } from '@kaksha/domain/remote-values';
import { contractVersion, contributionsIfAny } from './build';
import { federatedDev, standaloneDev } from './dev/configs';
import { clientElement, startDevServer } from './dev/dev-server';
import { watchBuilds } from './dev/watch';
import type { RemoteFacts } from './remotes';
import type { DevServer } from './vite-dev';
import type { Target } from './webpack-common';

/** What a site needs of a remote of which it has no release. */
const factsForSite = (root: string, remote: RemoteFacts) => ({
  title: remote.title,
  routes: remote.routes,
  access: remote.access,
  contract: contractVersion(root),
  ...contributionsIfAny(remote),
});

/** The lines that a developer reads: the addresses of the remote's first page. @param site  origin of a site */
export function addressLines({ name, title, routes, port }: RemoteFacts, site: string): string[] {
  const own = `http://localhost:${port}`;
  const page = routes.find(Boolean) ?? '';
  return [`${title} on its own page: ${own}/${page}`, `In the site: ${site}/${page}?remote=${name}@${own}`];
}

/** Writes what a site reads of the latest build. @param build  changes with each build */
const writeFacts = (facts: ReturnType<typeof factsForSite>, folder: string, build: string) =>
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ build, ...facts }));

/**
 * Serves one remote on its own page, and updates open pages after edits; below `/federated`, the remote as the site
 * loads it, with the hash of the latest build and the facts of the remote in `build.json`. Resolves when the page is built.
 * @param apiOrigin  origin that answers below /backend
 */
export async function serveStandalone(target: Target, remote: RemoteFacts, apiOrigin: string): Promise<DevServer> {
  const facts = factsForSite(target.root, remote);
  if (remote.tool === 'vite') {
    const { serveWithVite } = await import('./vite-dev');
    const folder = join(target.out, 'federated');
    return serveWithVite(target, remote, {
      apiOrigin,
      html: pageOf(remote, '<script type="module" src="/src/standalone.tsx"></script>'),
      folder,
      onBuilt: (build) => writeFacts(facts, folder, build),
    });
  }
  const alone: Target = { ...target, out: join(target.out, 'page'), mode: 'development' };
  const federated: Target = { ...alone, out: join(target.out, 'federated'), version: 'override' };
  mkdirSync(federated.out, { recursive: true });
  const html = pageOf(
    remote,
    `<link rel="stylesheet" href="/styles.css"><script defer src="/main.js"></script>${clientElement}`,
  );
  const server = await startDevServer({
    port: remote.port,
    host: 'localhost',
    files: { '/federated/': federated.out, '/': alone.out },
    settled: () => builds.settled(),
    answer: async (path) => (/^\/backend(?:\/|$)/.test(path) ? { origin: apiOrigin } : { html }),
  });
  const page = standaloneDev(alone, remote);
  const builds = watchBuilds([page, federatedDev(federated, remote)], ({ name, stats, errors }) => {
    const hash = stats.hash ?? '';
    if (name === page.name) {
      server.report(`build of ${remote.name}`, errors);
      if (!errors) server.built(name, hash);
    } else if (!errors) writeFacts(facts, federated.out, hash);
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
function pageOf(remote: RemoteFacts, elements: string): string {
  const boot = JSON.stringify(bootData(remote)).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${remote.title}</title>${elements}</head><body><div id="root"></div><script type="application/json" id="kaksha-boot">${boot}</script></body></html>`;
}

/** `BootData` of the shell, without `renderedAt`: the page sets it when it loads. */
function bootData(remote: RemoteFacts) {
  return {
    registry: {
      shell: { version: 'standalone' },
      remotes: {
        [remote.name]: {
          version: 'standalone',
          entry: '',
          integrity: '',
          contract: '',
          routes: [...new Set(['', ...remote.routes])],
          title: remote.title,
          access: remote.access,
          styles: [],
          previous: null,
          ...contributionsIfAny(remote),
        },
      },
    },
    environment: {
      demo: true,
      apiHost: '/backend',
      origin: `http://localhost:${remote.port}`,
      googleClientId: null,
      values: defaultsOf(contributionsIfAny(remote)),
    },
    hasSession: false,
    render: null,
  };
}

/** Resolves at SIGINT or SIGTERM. */
export const untilInterrupted = () => Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
