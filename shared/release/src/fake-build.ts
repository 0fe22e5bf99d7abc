import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildFacts } from './types';

/** A release without commit and author. */
export const noSource = { commit: null, author: null };

/** A build's folder, for tests. @param code  content of its entry */
export function fakeBuild(
  inFolder: string,
  name: string,
  version: string,
  { code = `/* ${name} ${version} */${'x'.repeat(400)}`, ...facts }: Partial<BuildFacts> & { code?: string } = {},
): string {
  mkdirSync(inFolder, { recursive: true });
  const dist = mkdtempSync(join(inFolder, `${name}-`));
  writeFileSync(join(dist, 'remoteEntry.js'), code);
  writeFileSync(join(dist, 'styles.css'), `.${name}{}`);
  writeFileSync(join(dist, 'sbom.json'), JSON.stringify({ components: [{ name: 'axios', version: '1.0.0' }] }));
  const built: BuildFacts = {
    name,
    version,
    title: 'It',
    contract: '1.0',
    entry: 'remoteEntry.js',
    styles: ['styles.css'],
    chunks: {},
    server: null,
    routes: name === 'shell' ? undefined : [name],
    needs: {},
    provides: {},
    ...facts,
  };
  writeFileSync(join(dist, 'build.json'), JSON.stringify(built));
  return dist;
}
