import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { bundlePrograms, compileModules, copyDeclarations, sourcesOf } from './compile';
import { cliPackage, type PackedPackage, packedPackages } from './package-list';
import { packedManifest, repositoryVersions } from './packed-manifest';
import { referencesBelow } from './references';

/**
 * Packs every public package: compiled modules, declarations, README, and a package.json with versions.
 * @param out  folder of the tarballs @returns their files
 */
export async function packAll(root: string, out: string): Promise<string[]> {
  const staging = join(root, '.cache/packages');
  rmSync(staging, { recursive: true, force: true });
  const packages = packedPackages(root);
  writeDeclarations(root, packages);
  const folders = await Promise.all(packages.map((packed) => stage(root, packed, staging)));
  folders.push(await stageCli(root, staging));
  mkdirSync(out, { recursive: true });
  // The global setting of a machine may run scripts or ask a registry.
  const args = ['pack', ...folders, '--pack-destination', out, '--ignore-scripts', '--offline', '--json'];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: root, maxBuffer: 50_000_000 });
  const packed: { filename: string }[] = Object.values(JSON.parse(stdout));
  return packed.map(({ filename }) => join(out, filename.replace(/^@/, '').replace('/', '-')));
}

/** `npm run types` for the packed packages: writes their declarations. */
function writeDeclarations(root: string, packages: readonly PackedPackage[]): void {
  const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
  const projects = packages.map(({ folder }) => join(root, folder));
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-b', ...projects], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the packages have type errors:\n${stdout}`);
}

async function stage(root: string, packed: PackedPackage, staging: string): Promise<string> {
  const source = join(root, packed.folder);
  const target = join(staging, packed.folder.replace('/', '-'));
  const dist = join(target, 'dist');
  const files = sourcesOf(join(source, 'src'), packed.folder === 'shared/testing');
  await compileModules(join(source, 'src'), files, dist);
  copyDeclarations(join(root, '.cache/types', packed.folder, 'src'), files, dist);
  for (const folder of packed.extra ?? []) {
    cpSync(join(source, folder), join(target, folder), { recursive: true });
  }
  finish(root, packed, target, packedManifest(root, packed, referencesBelow(target), exportsOf(packed)));
  return target;
}

async function stageCli(root: string, staging: string): Promise<string> {
  const target = join(staging, 'cli');
  const releaseCli = join(root, 'scripts/lib/release-cli');
  const programs = {
    kaksha: join(root, cliPackage.folder, 'kaksha.ts'),
    'smoke-test-site': join(releaseCli, 'smoke-test-site.ts'),
  };
  const imported = await bundlePrograms(programs, join(target, 'dist'));
  // Files that the programs read at run time, beside themselves.
  const smokeTest = ['smoke-test-child.mjs', 'smoke-test-page.mjs'].map((file) => join(releaseCli, file));
  const site = ['page-starter.js', 'font-preloader.js', 'banner-hider.js', 'public'].map((file) =>
    join(root, 'shell/server', file),
  );
  const document = join(root, 'shared/testing/src/generated/openapi.json');
  for (const file of [...smokeTest, ...site, document]) {
    cpSync(file, join(target, 'dist', basename(file)), { recursive: true });
  }
  const templates = {
    template: 'scripts/lib/new-remote/template',
    'repository-template': `${cliPackage.folder}/repository-template`,
  };
  for (const [name, folder] of Object.entries(templates)) {
    cpSync(join(root, folder), join(target, 'dist', name), { recursive: true });
  }
  writeFileSync(join(target, 'dist/versions.json'), JSON.stringify(repositoryVersions(root), null, 2));
  const manifest = packedManifest(root, cliPackage, imported, {}, { kaksha: './dist/kaksha.js' });
  finish(root, cliPackage, target, { ...manifest, description: 'Builds, serves, publishes and promotes a remote.' });
  return target;
}

function finish(root: string, { folder }: PackedPackage, target: string, manifest: object): void {
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(root, folder, 'README.md'), join(target, 'README.md'));
}

function exportsOf({ modules, extra = [], folder }: PackedPackage): object {
  const module = (name: string) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` });
  if (modules) {
    return Object.fromEntries(modules.map((name) => [`./${name.split('/').at(-1)}`, module(name)]));
  }
  return {
    './package.json': './package.json',
    ...Object.fromEntries(extra.map((name) => [`./${name}/*`, `./${name}/*`])),
    ...(folder === 'shared/ui' && { './*.css': './dist/*.css' }),
    './*': module('*'),
  };
}
