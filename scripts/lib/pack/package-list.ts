import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A package for repositories of other teams. */
export interface PackedPackage {
  /** Name in the registry. */
  name: string;
  /** Folder of its sources below the repository. */
  folder: string;
  /** Packages that it loads by name at run time, so that no import shows them. */
  loads: readonly string[];
  /** Modules that other repositories may import; every module by default. */
  modules?: readonly string[];
  /** Files besides the modules of `src`, copied as they are. */
  extra?: readonly string[];
}

const loads: Readonly<Record<string, readonly string[]>> = {
  build: ['@swc/core', 'css-loader', 'lightningcss', 'react-refresh', 'swc-loader', 'tsx'],
  testing: ['@swc/core', '@swc/jest', '@testing-library/dom', 'jest', 'jest-environment-jsdom', 'jest-runtime'],
};

/** Every package that is packed: all of `shared/`, and the shell for the standalone page of a remote. */
export const packedPackages = (root: string): PackedPackage[] => [
  ...readdirSync(join(root, 'shared'))
    .sort()
    .map((name) => ({
      name: `@kaksha/${name}`,
      folder: `shared/${name}`,
      loads: loads[name] ?? [],
      ...(name === 'testing' && { extra: ['jest'] }),
    })),
  { name: '@kaksha/shell', folder: 'shell', loads: [], modules: ['boot/standalone'] },
];

/** The package of the commands `kaksha dev`, `kaksha publish` and so on. */
export const cliPackage = { name: '@kaksha/cli', folder: 'scripts/lib/kaksha', loads: ['@biomejs/biome', 'tsx'] };

/** Libraries that a page must contain once. */
export const peers = ['react', 'react-dom', 'react-router', 'react-router-dom', 'zustand'];
