import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A module in the stats of webpack or Rspack. */
interface BuildModule extends BuildModules {
  name?: string;
  nameForCondition?: string | null;
}

export interface BuildModules {
  modules?: BuildModule[];
}

/** A package of a CycloneDX bill of materials. */
interface Component {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  licenses?: { expression: string }[];
}

export interface Sbom {
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  version: 1;
  metadata: { component: { type: 'application'; 'bom-ref': string; name: string; version: string } };
  components: Component[];
}

interface Package {
  name?: string;
  version?: string;
  license?: string;
}

/**
 * The packages whose code a build contains, as CycloneDX. Contains no time and no serial number, so that the same
 * sources give the same file.
 * @param files  whose code it contains
 */
export function sbomOf({ name, version }: { name: string; version: string }, files: readonly string[]): Sbom {
  const folders = new Set(files.map(dirname));
  const components = new Map<string, Component>();
  for (const folder of folders) {
    const component = componentOf(folder);
    if (component) components.set(component.purl, component);
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
    components: [...components.values()].sort((a, b) => a.purl.localeCompare(b.purl)),
  };
}

/** Files of the modules of builds. */
export const filesIn = (builds: readonly BuildModules[]): string[] =>
  builds.flatMap(({ modules = [] }) => modules.flatMap(filesOf));

/** The fields of webpack's stats that `filesIn` reads. */
export const moduleStats = {
  all: false,
  modules: true,
  nestedModules: true,
  // Modules that an earlier build left in the cache are part of this build too.
  cachedModules: true,
  modulesSpace: Number.POSITIVE_INFINITY,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
  groupModulesByType: false,
  groupModulesByAttributes: false,
  groupModulesByPath: false,
  groupModulesByExtension: false,
  groupModulesByCacheStatus: false,
  groupModulesByLayer: false,
} as const;

/** Files of a module and of the modules that were joined into it. */
function filesOf({ nameForCondition, modules = [] }: BuildModule): string[] {
  const own = nameForCondition?.startsWith('/') || /^[A-Z]:\\/.test(nameForCondition ?? '') ? nameForCondition : null;
  return [...(own ? [own] : []), ...modules.flatMap(filesOf)];
}

/** The package that a folder belongs to: the nearest package.json with a name and a version. */
function componentOf(folder: string): Component | null {
  for (let at = folder; dirname(at) !== at; at = dirname(at)) {
    const found = packageIn(at);
    if (found) return found;
  }
  return null;
}

const read = new Map<string, Component | null>();

function packageIn(folder: string): Component | null {
  const file = join(folder, 'package.json');
  if (!read.has(file)) read.set(file, existsSync(file) ? asComponent(JSON.parse(readFileSync(file, 'utf8'))) : null);
  return read.get(file) ?? null;
}

function asComponent({ name, version, license }: Package): Component | null {
  // Folders of a package may hold a package.json that sets the module type only.
  if (!name || !version) return null;
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const licenses = license && license !== 'UNLICENSED' ? { licenses: [{ expression: license }] } : {};
  return { type: 'library', 'bom-ref': purl, name, version, purl, ...licenses };
}
