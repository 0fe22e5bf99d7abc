import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;

/**
 * Packages of pages with ES modules in .js files (.mjs files are always transformed). 'Must use import to load ES
 * Module' means that a package is missing here.
 */
const esModules = ['@kaksha', 'is-plain-obj', 'lodash-es', 'parchment', 'qr', 'quill'];

const swc = [
  require.resolve('@swc/jest'),
  {
    swcrc: false,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

const swcPlain = [swc[0], { ...swc[1], jsc: { ...swc[1].jsc, parser: { syntax: 'ecmascript', jsx: true } } }];

/** How jest reads TypeScript and packages, for every project. */
export const transformation = {
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'node'],
  transform: { '\\.tsx?$': swc, '\\.(js|mjs|cjs|jsx)$': swcPlain },
  transformIgnorePatterns: [
    `/node_modules/(?!(.*/node_modules/)?(${esModules.join('|')})/).+\\.(js|cjs)$`,
    '/jest/awaiting-packages\\.cjs$',
  ],
  testMatch: ['**/*.test.{ts,tsx,mjs}'],
  globals: { __BUILD__: { name: 'test', version: '0.0.0' } },
  restoreMocks: true,
};

/** Tests of components and pages, in jsdom. */
export const browserProject = {
  ...transformation,
  testEnvironment: join(here, 'jsdom-environment.mjs'),
  runtime: join(here, 'compiled-once-runtime.cjs'),
  moduleNameMapper: {
    '\\.module\\.css$': join(here, 'css-module.cjs'),
    '\\.css$': join(here, 'empty.cjs'),
    '\\.(woff2|svg|png|avif|webp)$': join(here, 'asset.cjs'),
  },
  setupFilesAfterEnv: [require.resolve('@kaksha/testing/browser-setup')],
};
