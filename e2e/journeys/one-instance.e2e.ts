import { resolve } from 'node:path';
import { testStore } from '@kaksha/release/test-store';
import type { Page } from 'playwright-core';
import { people } from '../support/people';
import { useSite } from '../support/site';

const site = useSite();
// The site does not serve release.json, so the test lists the files from the release store.
const store = testStore(resolve(__dirname, '../../.cache/e2e/releases'));

interface SharedVersion {
  version: string;
  from: string;
  useIn: string[];
}

/** The shared libraries in this tab, from the federation runtime. */
const sharedLibraries = (page: Page): Promise<Record<string, SharedVersion[]>> =>
  page.evaluate(() => {
    interface Shared {
      from: string;
      useIn: string[];
    }
    const { __FEDERATION__ } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: { shareScopeMap: { default: Record<string, Record<string, Shared>> } }[] };
    };
    const scope = __FEDERATION__.__INSTANCES__[0]?.shareScopeMap.default ?? {};
    return Object.fromEntries(
      Object.entries(scope).map(([name, versions]) => [
        name,
        Object.entries(versions).map(([version, { from, useIn }]) => ({ version, from, useIn })),
      ]),
    );
  });

test.each([
  ['trainer', people.trainer, '/patron/basicdetails/courses/allcourses?tab=published', 'mfe_trainer'],
  ['learner', people.learner, '/user-dashboard/saved-course', 'mfe_learner'],
  ['blog-admin', people.admin, '/blog-dashboard', 'mfe_blog_admin'],
])('host, public and %s share one React, router, store library and contract', async (name, as, path, container) => {
  const page = await site.newPage({ as });
  await page.goto(path);
  await page.locator(`[data-remote="${name}"] h1`).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await page.locator('[data-remote="public"]').getByRole('list', { name: 'Courses' }).waitFor();

  const shared = await sharedLibraries(page);
  const libraries = [
    'react',
    'react/jsx-runtime',
    'react-dom',
    'react-router-dom',
    'zustand',
    '@kaksha/contract/host-context',
  ];
  for (const library of libraries) {
    expect({ library, copies: shared[library] }).toEqual({
      library,
      copies: [expect.objectContaining({ from: 'shell' })],
    });
  }
  // The host provides its copies, and both remotes use them.
  for (const library of ['react', 'react/jsx-runtime']) {
    expect(shared[library]?.[0]?.useIn).toEqual(expect.arrayContaining(['mfe_public', container]));
  }
  expect(Object.values(shared).filter((copies) => copies.length > 1 || copies[0]?.from !== 'shell')).toEqual([]);
});

/** Strings that occur only in the library's own code. */
const fingerprints: Record<string, RegExp> = {
  'react-dom': /react-stack-bottom-frame|Minified React error/,
  'react-router': /No routes matched location/,
  'react-toastify': /Toastify/,
};

test('no release of a remote contains a copy of a library that the host provides', async () => {
  const { remotes } = await (await fetch(`${site.origin}/remotes.json`)).json();
  expect(Object.keys(remotes).sort()).toEqual(expect.arrayContaining(['blog-admin', 'learner', 'public', 'trainer']));
  for (const [name, { entry, version }] of Object.entries<{ entry: string; version: string }>(remotes)) {
    const base = new URL('.', site.origin + entry);
    const { files } = await store.release(name, version);
    const scripts = Object.keys(files).filter((file) => /^[^/]+\.js$/.test(file));
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) {
      const source = await (await fetch(new URL(script, base))).text();
      for (const [library, fingerprint] of Object.entries(fingerprints)) {
        expect({ name, script, library, found: fingerprint.test(source) }).toMatchObject({ found: false });
      }
    }
  }
});
