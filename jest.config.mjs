/**
 * Projects: `node` (API, rules, release store, site server, scripts), `postgres` (the API tests on the PostgreSQL of
 * `DATABASE_URL`, if set), `browser` (components and pages in jsdom) and `e2e` (journeys in Chromium against the site
 * that `npm test` built). swc transforms all code to CommonJS, including ES-module packages of `browser`, so Node needs
 * no flag. `npx jest -w 1 <file>` runs any test.
 */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browserProject, transformation } from './shared/testing/jest/project.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const jestFolder = '<rootDir>/shared/testing/jest';

/** Projects without a DOM load packages once in each worker, not once in each test file. */
const inWorker = {
  testEnvironment: `${jestFolder}/shared-packages-environment.cjs`,
  runtime: `${jestFolder}/shared-packages-runtime.cjs`,
};

const common = {
  rootDir: root,
  cacheDirectory: `${root}/.cache/jest`,
  modulePathIgnorePatterns: ['/dist/', '/\\.cache/', '/\\.releases/', '/\\.data/'],
  ...transformation,
};

/** Filters existing folders, because jest fails on missing roots. */
const folders = (names) => names.filter((name) => existsSync(`${root}/${name}`)).map((name) => `<rootDir>/${name}`);

/** Tests of several processes, which cannot share an embedded database. */
const onlyPostgres = [
  '/scripts/site/(?:web-and-worker|traces)\\.test\\.ts$',
  '/scripts/(?:lib/backup|site/doctor)/postgres\\.test\\.ts$',
  '/api/src/platform/database/(?:lost-connection|read-replicas)\\.test\\.ts$',
];

const node = {
  ...common,
  ...inWorker,
  displayName: 'node',
  globalSetup: '<rootDir>/api/test/embedded-setup.ts',
  roots: folders([
    'api',
    'bench',
    'scripts',
    'shared/api-client',
    'shared/build',
    'shared/domain',
    'shared/release',
    'shell/server',
  ]),
  testPathIgnorePatterns: ['/node_modules/', '/shared/api-client/.*\\.tsx$', ...onlyPostgres],
};

/** Runs the API tests that open a database again, on the PostgreSQL of `DATABASE_URL`. */
const postgres = {
  ...common,
  ...inWorker,
  displayName: 'postgres',
  roots: folders(['api', 'scripts/lib/backup', 'scripts/site']),
  testMatch: [
    '**/scripts/site/web-and-worker.test.ts',
    '**/scripts/site/traces.test.ts',
    '**/scripts/{lib/backup,site/doctor}/postgres.test.ts',
    '**/api/src/modules/**/*.test.ts',
    '**/api/src/platform/jobs/jobs.test.ts',
    '**/api/src/platform/outbox/killed.test.ts',
    '**/api/src/platform/database/{rules,lost-connection,read-replicas,reference-data}.test.ts',
    '**/api/test/{app,array-bodies,audit,edit-conflicts,hostile*}.test.ts',
    '**/api/demo-data/load.test.ts',
  ],
  globalSetup: '<rootDir>/api/test/postgres-setup.ts',
  globalTeardown: '<rootDir>/api/test/postgres-teardown.ts',
  setupFiles: ['<rootDir>/api/test/use-postgres.ts'],
};

const browser = {
  ...common,
  ...browserProject,
  displayName: 'browser',
  roots: folders([
    'shell/src',
    ...readdirSync(root).filter((name) => name.startsWith('mfe-')),
    'shared/api-client',
    'shared/contract',
    'shared/forms',
    'shared/testing',
    'shared/ui',
  ]),
  testPathIgnorePatterns: ['/node_modules/', '/shared/api-client/.*\\.ts$'],
};

const e2e = {
  ...common,
  ...inWorker,
  displayName: 'e2e',
  roots: folders(['e2e']),
  testMatch: ['**/*.e2e.ts'],
  globalSetup: '<rootDir>/e2e/support/global-setup.ts',
  globalTeardown: '<rootDir>/e2e/support/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/e2e/support/time-limit.ts'],
};

export default {
  rootDir: root,
  projects: [node, ...(process.env.DATABASE_URL ? [postgres] : []), browser, e2e],
  testSequencer: `${root}/shared/testing/jest/longest-first.cjs`,
  // Tuned for two cores: a third worker runs while another waits for its database or a timer.
  maxWorkers: 3,
  // Each file starts an embedded database, so a worker above this limit is restarted between files.
  workerIdleMemoryLimit: '1500MB',
  testTimeout: 20_000,
};
