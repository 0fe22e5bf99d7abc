import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteModule } from '@kaksha/contract/host';
import { contractFits } from '@kaksha/contract/version';
import { cleanup, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { contractHost, missingImports } from './contract-host';
import { surfaces } from './contract-surface';
import { createFakeHost } from './fake-host';
import { pending } from './fake-http';
import { renderRoutes } from './render-routes';

/**
 * Contract tests that each remote runs: it works with every compatible host version, older or newer than its sources.
 * @param folder  the remote's `src`
 */
export function testContract(remote: RemoteModule, folder: string): void {
  const hosts = Object.keys(surfaces).filter((version) => contractFits(remote.contract, version));

  describe(`${remote.id} follows the contract`, () => {
    test('at least one host version is compatible', () => {
      expect(hosts).not.toEqual([]);
    });

    test('its routes have ids with the prefix of the remote, and absolute paths', () => {
      const routes = flat(remote.routes(createFakeHost()));
      for (const { id, path } of routes) {
        if (id !== undefined) expect(id).toMatch(new RegExp(`^${remote.id}(:|$)`));
        expect(path ?? '').not.toMatch(/^\//);
      }
      expect(routes.filter(({ id }) => id === undefined)).toEqual([]);
    });

    test.each(hosts)(
      'it uses only members of a host of contract %s',
      async (version) => {
        expect(missingImports(sourcesOf(folder), surfaces[version] as (typeof surfaces)[string])).toEqual([]);
        for (const path of openPaths(remote.routes(createFakeHost()))) {
          const fake = createFakeHost({ as: 'admin' });
          for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) fake.http.on(method, /.*/, pending);
          const { host, missing } = contractHost(version, fake);
          const { router } = renderRoutes(remote.routes, { host, path });
          await waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 10_000 });
          expect({ path, missing: [...missing] }).toEqual({ path, missing: [] });
          cleanup();
        }
      },
      120_000,
    );
  });
}

/** Paths without parameters. */
function openPaths(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path, index, children }) => {
    const here = `${above}/${path ?? ''}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
    const open = (index || !children) && !/[:*]/.test(here) ? [here] : [];
    return [...open, ...openPaths(children ?? [], here)];
  });
}

const flat = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...flat(route.children ?? [])]);

const sourcesOf = (folder: string): string[] =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|standalone|(^|\/)fake-/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
