import { mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import { freePort } from '@kaksha/api/test/free-port';
import { fakeBuild, noSource } from '@kaksha/release/fake-build';
import { openStore } from '@kaksha/release/open-store';
import { BUILT_AT_START, partsOf } from '../../site/publish-stale';
import { versionOf } from '../version-of.mjs';
import { Installation } from './installation';
import type { Processes } from './processes';
import { readyVersion } from './readiness';
import { runUpgrade, type UpgradeOptions } from './run-upgrade';
import { steps } from './steps';

/** What a version does when it is built or started; it is the content of a file `behaviour` of its sources. */
export type Behaviour =
  | 'works'
  | 'does not build'
  | 'takes fields away'
  | 'migration fails'
  | 'dies'
  | 'never ready'
  | 'no heading';

const write = (folder: string, file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

const builder = `
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
if (readFileSync('behaviour', 'utf8') === 'does not build') { console.log('src/main.ts: no code'); process.exit(1); }
mkdirSync('dist');
cpSync('migrations', 'dist/migrations', { recursive: true });
writeFileSync('dist/main.js', readFileSync('main.js'));
const { versionOf } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, '../version-of.mjs')).href)});
writeFileSync('dist/version', versionOf('.'));`;

const releaseCommand = `
import { readFileSync } from 'node:fs';
const isMissing = process.argv[2] === 'check-api' && readFileSync('behaviour', 'utf8') === 'takes fields away';
if (isMissing) { console.log('GET /blogs data.results[].title is gone'); process.exit(1); }`;

const program = `
const { appendFileSync, readFileSync } = require('node:fs');
if (readFileSync('behaviour', 'utf8') === 'migration fails') { console.log('division by zero'); process.exit(1); }
appendFileSync(process.env.DATA_DIR + '/migrated', process.cwd() + '\\n');`;

/** An installed site in a temporary folder: two processes that serve, and a worker. */
export class FakeSite {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'kaksha-upgrade-')));
  readonly installation = new Installation(join(this.folder, 'home'));
  readonly said: string[] = [];
  /** What the upgrade did to the processes, and what ran between. */
  readonly restarts: string[] = [];
  readonly ports: number[] = [];
  private readonly servers = new Map<string, Server>();
  private readonly ids = new Map<string, number>();
  private readonly folders = new Map<string, string>();
  private publicServer: Server | undefined;
  private publicPort = 0;

  store = () => openStore(this.env, this.folder);

  /** Publishes the shell of the sources, as their build would. @returns its version */
  async publishShell(source: string): Promise<string> {
    const [shell] = partsOf(source);
    const version = shell?.version ?? '';
    await this.store().publish(fakeBuild(join(this.folder, 'builds'), 'shell', version), noSource);
    return version;
  }

  async start(): Promise<void> {
    for (let count = 0; count < 2; count += 1) this.ports.push(await freePort());
    this.publicPort = await freePort();
    const first = this.source('first');
    const name = versionOf(first);
    await this.store().promote('shell', await this.publishShell(first), null, BUILT_AT_START);
    const folder = this.installation.folderOf(name);
    write(folder, 'dist/version', name);
    write(folder, 'behaviour', 'works');
    write(folder, 'package.json', '{"version":"1.0.0"}');
    write(folder, 'node_modules/one/index.js', '');
    mkdirSync(join(folder, 'dist/migrations'), { recursive: true });
    mkdirSync(this.env.DATA_DIR, { recursive: true });
    symlinkSync(folder, join(this.installation.home, 'current'));
    for (const { unit } of await this.processes.web()) await this.processes.restart(unit);
    await this.processes.restart(this.processes.worker);
    this.publicServer = createServer(async (request, response) => {
      const { shell } = (await this.store().live()).names;
      const heading = this.behaviour() === 'no heading' ? '' : '<h1>';
      response.end(request.url === '/remotes.json' ? JSON.stringify({ remotes: {}, shell }) : heading);
    }).listen(this.publicPort, '127.0.0.1');
    this.restarts.length = 0;
  }

  stop(): void {
    for (const server of [...this.servers.values(), this.publicServer]) server?.close();
  }

  /** Sources of a version, in a folder outside of the installation. */
  source(label: string, behaviour: Behaviour = 'works', files: Record<string, string> = {}): string {
    const folder = join(this.folder, 'sources', label);
    const all = {
      behaviour,
      label,
      'package.json': '{"version":"1.0.0"}',
      'main.js': program,
      'scripts/build.mjs': builder,
      'scripts/release.mjs': releaseCommand,
    };
    const sources = {
      'shared/build/index.ts': '',
      'shell/src/boot/main.ts': "import '../../page';",
      'shell/src/boot/server-entry.tsx': '',
      'shell/page.ts': '',
    };
    for (const [file, text] of Object.entries({ ...all, ...sources, 'migrations/0001_one.sql': 'select 1', ...files }))
      write(folder, file, text);
    return folder;
  }

  get env() {
    return {
      ...{
        PATH: process.env.PATH ?? '',
        DATA_DIR: join(this.folder, 'data'),
        DATABASE_URL: 'postgres://127.0.0.1:9/none',
      },
      ...{ RELEASES_URL: join(this.folder, 'releases'), RELEASE_KEYS: join(this.folder, 'keys') },
      ...{ SITE_ORIGIN: `http://127.0.0.1:${this.publicPort}`, DEMO: '1' },
    };
  }

  /** Runs an upgrade without its first two steps, which need a database. @returns the exit code */
  upgrade(source: string, changed: Partial<UpgradeOptions> = {}): Promise<number> {
    return runUpgrade({
      argument: source,
      installation: this.installation,
      processes: this.processes,
      steps: steps.filter(({ name }) => !['doctor', 'backup'].includes(name)),
      env: this.env,
      signal: new AbortController().signal,
      say: (line) => this.said.push(line),
      limits: { readyMs: 2000, proxyMs: 20, settleMs: 20, pollMs: 5, publicMs: 100 },
      ...changed,
    });
  }

  /** The version that each process runs, and that to which `current` leads. */
  async versions() {
    const [one, two] = await Promise.all(
      this.ports.map((port) => readyVersion(port, { fetch, settings: readSettings(this.env) })),
    );
    return { current: (await this.installation.current()).name, one, two };
  }

  private behaviour = () => readFileSync(join(this.installation.home, 'current/behaviour'), 'utf8');

  readonly processes: Processes = {
    worker: 'worker',
    web: async () => this.ports.map((port) => ({ unit: `web@${port}`, port })),
    processId: async (unit) => this.ids.get(unit) ?? null,
    folder: async (unit) => this.folders.get(unit) ?? null,
    lastLines: async (unit) => `the log of ${unit}`,
    restart: async (unit) => {
      const { name, folder } = await this.installation.current();
      this.restarts.push(`${unit.replace(/@.*/, (port) => `@${this.ports.indexOf(Number(port.slice(1)))}`)} ${name}`);
      this.servers.get(unit)?.close();
      this.folders.set(unit, folder);
      const behaviour = this.behaviour();
      if (behaviour === 'dies') return void this.ids.delete(unit);
      this.ids.set(unit, this.restarts.length);
      if (unit === 'worker') return;
      const server = createServer((_request, response) => {
        response.writeHead(behaviour === 'never ready' ? 503 : 200, { connection: 'close' });
        response.end(JSON.stringify({ version: name }));
      });
      this.servers.set(unit, server);
      await new Promise<void>((done) => server.listen(Number(unit.split('@')[1]), '127.0.0.1', done));
    },
  };
}
