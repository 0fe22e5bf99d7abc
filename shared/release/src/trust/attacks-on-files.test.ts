import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Attack, AttackedStore, refusals } from './fake-attacked-store';

/** Attacks on files and manifests of releases. The site neither evaluates nor serves what they left behind. */
let base: string;
let attacked: AttackedStore;
beforeEach(async () => {
  base = mkdtempSync(join(tmpdir(), 'kaksha-attack-'));
  attacked = new AttackedStore(base);
  await attacked.prepare();
});
afterEach(() => rm(base, { recursive: true, force: true }));

const onFiles: Attack[] = [
  ['altered entry', (on) => appendFileSync(on.path('remoteEntry.js'), ';alert(1)')],
  ['altered byte at equal length', (on) => writeFileSync(on.path('styles.css'), 'b{}')],
  [
    'swapped server bundle',
    (on) => copyFileSync(join(on.folder, 'learner/1.0.0/server/index.cjs'), on.path('server/index.cjs')),
  ],
  [
    'server bundle of another version',
    (on) => copyFileSync(on.path('server/index.cjs', '1.1.0'), on.path('server/index.cjs')),
  ],
  [
    'swapped source map',
    (on) => copyFileSync(join(on.folder, 'learner/1.0.0/remoteEntry.js.map'), on.path('remoteEntry.js.map')),
  ],
  ['altered compressed variant', (on) => appendFileSync(on.path('remoteEntry.js.br'), 'x')],
  ['altered bill of materials', (on) => appendFileSync(on.path('sbom.json'), ' ')],
  ['altered provenance', (on) => appendFileSync(on.path('provenance.json'), ' ')],
  ['truncated file', (on) => truncateSync(on.path('remoteEntry.js'), 10)],
  ['empty file', (on) => truncateSync(on.path('styles.css'), 0)],
  ['endless file', (on) => truncateSync(on.path('remoteEntry.js'), 3_000_000_000)],
  ['missing file', (on) => rmSync(on.path('styles.css'))],
  [
    'two files swapped',
    (on) => {
      renameSync(on.path('styles.css'), on.path('moved'));
      renameSync(on.path('sbom.json'), on.path('styles.css'));
      renameSync(on.path('moved'), on.path('sbom.json'));
    },
  ],
  ['unlisted file', (on) => writeFileSync(on.path('extra.js'), 'x')],
  ['unlisted file in a folder', (on) => writeFileSync(on.path('server/extra.cjs'), 'x')],
  ['unlisted hidden file', (on) => writeFileSync(on.path('.extra.js'), 'x')],
  ['unlisted link to a file of the machine', (on) => symlinkSync('/etc/hostname', on.path('hostname.txt'))],
  ['unlisted link to a folder of the machine', (on) => symlinkSync('/etc', on.path('etc'))],
  [
    'listed file replaced by a link to another',
    (on) => {
      rmSync(on.path('styles.css'));
      symlinkSync(on.path('sbom.json'), on.path('styles.css'));
    },
  ],
  [
    'listed file replaced by a folder',
    (on) => {
      rmSync(on.path('styles.css'));
      mkdirSync(on.path('styles.css'));
    },
  ],
];

const onManifests: Attack[] = [
  ['altered manifest', (on) => on.manifest((release) => Object.assign(release, { title: 'x' }))],
  ['deleted hash', (on) => on.manifest(({ files }) => delete files['remoteEntry.js'])],
  ['emptied hash', (on) => on.manifest(({ files }) => Object.assign(files['remoteEntry.js'] ?? {}, { integrity: '' }))],
  [
    'hash of the attacker’s file',
    (on) => {
      writeFileSync(on.path('styles.css'), 'b{}');
      on.manifest(({ files }) => Object.assign(files, { 'styles.css': { ...files['sbom.json'], bytes: 3 } }));
    },
  ],
  ['`..` key', (on) => on.manifest(({ files }) => Object.assign(files, { '../../x.js': files['styles.css'] }))],
  ['absolute key', (on) => on.manifest(({ files }) => Object.assign(files, { '/etc/passwd': files['styles.css'] }))],
  [
    'key with backslashes',
    (on) => on.manifest(({ files }) => Object.assign(files, { '..\\x.js': files['styles.css'] })),
  ],
  [
    'key with encoded dots',
    (on) => on.manifest(({ files }) => Object.assign(files, { '%2e%2e/x.js': files['styles.css'] })),
  ],
  [
    'entry of another origin',
    (on) => on.manifest((release) => Object.assign(release, { entry: '//evil.example/x.js' })),
  ],
  ['removed needs', (on) => on.manifest((release) => Object.assign(release, { needs: { react: '*' } }))],
  ['claimed routes', (on) => on.manifest((release) => Object.assign(release, { routes: [''] }))],
  ['removed access rule', (on) => on.manifest((release) => Object.assign(release, { access: {} }))],
  ['manifest of another version', (on) => copyFileSync(on.path('release.json', '1.1.0'), on.path('release.json'))],
  [
    'manifest of another remote',
    (on) => copyFileSync(join(on.folder, 'learner/1.0.0/release.json'), on.path('release.json')),
  ],
  [
    'old version replayed under a new number',
    (on) => {
      rmSync(join(on.folder, 'trainer/1.0.0'), { recursive: true });
      renameSync(join(on.folder, 'trainer/1.1.0'), join(on.folder, 'trainer/1.0.0'));
    },
  ],
  ['truncated manifest', (on) => truncateSync(on.path('release.json'), 100)],
  ['endless manifest', (on) => truncateSync(on.path('release.json'), 3_000_000_000)],
  ['manifest that is not JSON', (on) => writeFileSync(on.path('release.json'), 'x')],
  ['missing manifest', (on) => rmSync(on.path('release.json'))],
];

test.each([...onFiles, ...onManifests])('%s', async (_name, attack) => {
  expect(refusals).toContain(await attacked.answerTo(attack));
});
