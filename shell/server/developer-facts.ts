import { required } from '@kaksha/domain/typed';
import { manifestKey } from '@kaksha/release/read-live';
import type { LiveSnapshot } from '@kaksha/release/types';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DeveloperFacts, factsPath, type PartState } from '../src/developer/facts';
import type { VisitorReleases } from './live-releases';
import { valuesOf } from './pages';
import { liveValues, type PageValues } from './remote-values';

export interface DeveloperOptions {
  releases(request: FastifyRequest, reply: FastifyReply): Promise<VisitorReleases>;
  snapshot(): LiveSnapshot;
  values: PageValues;
  /** Who reads them: everyone in demo mode, else administrators of the operation. */
  mayRead(request: FastifyRequest): Promise<boolean>;
  origin: string | null;
}

/** What the releases of a visitor are, and which values they have, for the panel of developers. */
export function addDeveloperFacts(site: FastifyInstance, options: DeveloperOptions): void {
  const { releases, snapshot, values, mayRead, origin } = options;
  site.get(factsPath, async (request, reply): Promise<DeveloperFacts | FastifyReply> => {
    reply.headers({ 'cache-control': 'no-store', vary: 'cookie', 'x-robots-tag': 'noindex' });
    if (!(await mayRead(request))) return reply.status(403).send({ error: 'For developers and administrators.' });
    const given = await releases(request, reply);
    const own = await valuesOf({ request, reply, releases: given }, { values, origin });
    reply.header('cache-control', 'no-store');
    return factsOf(given, snapshot(), own);
  });
}

function factsOf(
  releases: VisitorReleases,
  snapshot: LiveSnapshot,
  own: Awaited<ReturnType<PageValues['of']>>,
): DeveloperFacts {
  const { live, manifests } = releases;
  const versions = [
    ['shell', live.shell.version],
    ...Object.entries(live.remotes).map(([name, { version }]) => [name, version]),
  ] as const;
  const parts = versions.map(([name = '', version = '']) => {
    const { contract, publishedAt, commit, needs } = required(manifests.get(manifestKey(name, version)), name);
    return {
      name,
      version,
      state: stateOf({ name, version }, releases, snapshot),
      contract,
      publishedAt,
      commit,
      needs,
    };
  });
  const shell = required(manifests.get(manifestKey('shell', live.shell.version)), 'shell');
  const { flags, settings } = liveValues(releases);
  return {
    parts,
    provides: shell.provides ?? {},
    flags: flags.map(({ key, name, version }) => ({ key, version, isOn: own?.flags.includes(name) ?? false })),
    settings: settings.map(({ key, name, version, default: builtIn }) => {
      return { key, version, value: own?.settings[name] ?? builtIn };
    }),
  };
}

function stateOf(
  { name, version }: { name: string; version: string },
  { preview }: VisitorReleases,
  { names }: LiveSnapshot,
): PartState {
  if (preview?.releases.some((each) => each.name === name)) return 'preview';
  return names[name]?.canary?.version === version ? 'canary' : 'live';
}
