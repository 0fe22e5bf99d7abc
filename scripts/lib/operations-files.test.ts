import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isVariableName } from '@kaksha/api/environment';
import { parse, parseAllDocuments } from 'yaml';

const root = resolve(__dirname, '../..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const manifests = readdirSync(join(root, 'operations/kubernetes')).flatMap((file) =>
  parseAllDocuments(textOf(`operations/kubernetes/${file}`)).map((document) => document.toJS({ maxAliasCount: 10 })),
);
const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
const compose = parse(textOf('compose.yaml'), { merge: true });

/** Variables of containers that are not the site. */
const ofOthers = ['POSTGRES_PASSWORD', 'S3_SECRET'];

test('the image runs compiled code as a user other than root and checks its health', () => {
  const dockerfile = textOf('Dockerfile');
  expect(dockerfile.match(/^FROM /gm)).toHaveLength(3);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^ENTRYPOINT \["node", "dist\/main.js"\]$/m);
  expect(dockerfile).toMatch(/HEALTHCHECK[\s\S]*\/backend\/health\/live/);
  expect(textOf('.dockerignore')).toMatch(/^\.env$/m);
});

test('the image has a Node that is maintained, in one exact version, and runs no install scripts', () => {
  const bases = [...textOf('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(new Set(bases).size).toBe(1);
  expect(bases[0]).toMatch(/^node:24\.\d+\.\d+-bookworm-slim$/);
  const installs = [...textOf('Dockerfile').matchAll(/npm (?:ci|install)[^\n]*/g)];
  expect(installs).toHaveLength(2);
  for (const [command] of installs) expect(command).toContain('--ignore-scripts');
});

test('the image holds no private key but the online one, and takes none from the machine that builds it', () => {
  const [, lastStage = ''] = textOf('Dockerfile').split(/^FROM \S+$/m);
  const copied = [...lastStage.matchAll(/^COPY (?:--\S+ )*(\S+) (\S+)$/gm)].map(([, from, to]) => `${from} ${to}`);
  expect(copied).toEqual([
    '/app/node_modules ./node_modules',
    '/app/dist ./dist',
    '/app/releases ./releases',
    '/app/online ./keys',
    'package.json ./',
  ]);
  // `keys online` copies the online key and the root only; see release-cli.test.ts.
  expect(textOf('Dockerfile')).toMatch(/^RUN .* release -- keys online \/app\/online$/m);
  expect(textOf('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['.git', '.data', '.keys', '.env', '.env.*', '**/*.pem', '**/*.key']),
  );
});

test('the compiled server has its own code, the migrations and the public files, and nothing that a machine keeps', () => {
  const compiler = textOf('scripts/lib/compile-server.mjs');
  const [, assets = ''] = /const serverAssets = \{([^}]*)\}/.exec(compiler) ?? [];
  const sources = [...assets.matchAll(/: '([^']+)'/g)].map(([, source = '']) => source);
  expect(sources.length).toBeGreaterThan(2);
  const files = execFileSync('git', ['ls-files', '--', ...sources], { cwd: root, encoding: 'utf8' }).split('\n');
  for (const source of sources) expect(source).toMatch(/^(?:api\/src|shell\/server)\//);
  for (const file of files.filter(Boolean)) expect(file).not.toMatch(/\.(?:pem|key|env)$|(?:^|\/)\.|keys/);
});

test('compose.yaml names settings that exist, and has two sites, a worker, and what they need', () => {
  const { services } = compose;
  expect(Object.keys(services).sort()).toEqual(
    ['balancer', 'edge', 'postgres', 'redis', 's3', 's3-bucket', 'site-1', 'site-2', 'worker'].sort(),
  );
  const names = Object.keys(services['site-1'].environment);
  expect(names.filter((name) => !isVariableName(name))).toEqual([]);
  const asked = [...textOf('compose.yaml').matchAll(/\$\{([A-Z0-9_]+):\?\}/g)].map(([, name = '']) => name);
  expect(asked.filter((name) => !isVariableName(name) && !ofOthers.includes(name))).toEqual([]);
  expect([services['site-2'].command, services.worker.command]).toEqual([['--web'], ['--worker']]);
  for (const service of Object.values<{ volumes?: string[] }>(services)) {
    const files = (service.volumes ?? []).filter((volume) => volume.startsWith('./'));
    for (const file of files) expect(existsSync(join(root, file.split(':')[0] ?? ''))).toBe(true);
  }
});

test('the Kubernetes manifests run no container as root, probe the health routes, and name settings that exist', () => {
  expect(deployments.map(({ metadata }) => metadata.name).sort()).toEqual(['kaksha-web', 'kaksha-worker']);
  for (const { spec } of deployments) {
    const pod = spec.template.spec;
    expect(pod.securityContext.runAsNonRoot).toBe(true);
    expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
    for (const { securityContext } of pod.containers) expect(securityContext.allowPrivilegeEscalation).toBe(false);
  }
  const [web] = deployments.filter(({ metadata }) => metadata.name === 'kaksha-web');
  const [site] = web.spec.template.spec.containers;
  expect([site.readinessProbe.httpGet.path, site.livenessProbe.httpGet.path]).toEqual([
    '/backend/health/ready',
    '/backend/health/live',
  ]);
  const [settings] = manifests.filter(({ kind }) => kind === 'ConfigMap');
  expect(Object.keys(settings.data).filter((name) => !isVariableName(name))).toEqual([]);
  // The process must be able to drain and finish before it is killed.
  expect(web.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(
    Number(settings.data.DRAIN_SECONDS) + 30,
  );
});

test('each alert has a runbook and a test, and each runbook an alert', () => {
  const { groups } = parse(textOf('operations/prometheus/alerts.yaml'));
  const runbooks: string[] = groups.flatMap(({ rules }: { rules: { annotations: { runbook: string } }[] }) =>
    rules.map(({ annotations }) => annotations.runbook),
  );
  const files = readdirSync(join(root, 'docs/runbooks')).map((file) => `docs/runbooks/${file}`);
  expect([...runbooks].sort()).toEqual(files.sort());
  const { tests } = parse(textOf('operations/prometheus/alerts.test.yaml'));
  const tested: string[] = tests.map(({ name }: { name: string }) => name);
  const alerts = groups.flatMap(({ rules }: { rules: { alert: string }[] }) => rules.map(({ alert }) => alert));
  expect(tested.sort()).toEqual(alerts.sort());
  for (const { rules } of groups) {
    for (const { alert, annotations } of rules) expect(textOf(annotations.runbook)).toContain(`# Alert: ${alert}\n`);
  }
});
