import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isVariableName } from '@kaksha/api/platform/settings/environment';
import { parse, parseAllDocuments } from 'yaml';

const root = resolve(__dirname, '../..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const manifests = readdirSync(join(root, 'operations/kubernetes')).flatMap((file) =>
  parseAllDocuments(textOf(`operations/kubernetes/${file}`)).map((document) => document.toJS({ maxAliasCount: 10 })),
);
const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
const compose = parse(textOf('compose.yaml'), { merge: true });

/** Variables of containers that are not the site. */
const ofOthers = ['POSTGRES_ADMIN_PASSWORD', 'POSTGRES_PASSWORD', 'REDIS_PASSWORD', 'S3_SECRET'];

interface Service {
  build?: string;
  image?: string;
  ports?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  privileged?: boolean;
  networks?: string[];
  network_mode?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  user?: string;
  pids_limit?: number;
  mem_limit?: string;
  pid?: string;
  ipc?: string;
  devices?: string[];
}
const services: [string, Service][] = Object.entries(compose.services);

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
  expect(bases[0]).toMatch(/^node:24\.\d+\.\d+-bookworm-slim@sha256:[0-9a-f]{64}$/);
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
  const compiler = textOf('scripts/site/compile-server.mjs');
  const [, assets = ''] = /const serverAssets = \{([^}]*)\}/.exec(compiler) ?? [];
  const sources = [...assets.matchAll(/: '([^']+)'/g)].map(([, source = '']) => source);
  expect(sources.length).toBeGreaterThan(2);
  const files = execFileSync('git', ['ls-files', '--', ...sources], { cwd: root, encoding: 'utf8' }).split('\n');
  for (const source of sources) expect(source).toMatch(/^(?:api\/src|shell\/server)\//);
  for (const file of files.filter(Boolean)) expect(file).not.toMatch(/\.(?:pem|key|env)$|(?:^|\/)\.|keys/);
});

test('compose.yaml names settings that exist, and has two sites, a worker, and what they need', () => {
  expect(services.map(([name]) => name).sort()).toEqual([
    'balancer',
    'edge',
    'owners',
    'postgres',
    'redis',
    's3',
    's3-bucket',
    'site-1',
    'site-2',
    'tls',
    'worker',
  ]);
  const names = Object.keys(compose.services['site-1'].environment);
  expect(names.filter((name) => !isVariableName(name))).toEqual([]);
  const asked = [...textOf('compose.yaml').matchAll(/\$\{([A-Z0-9_]+):\?\}/g)].map(([, name = '']) => name);
  expect(asked.filter((name) => !isVariableName(name) && !ofOthers.includes(name))).toEqual([]);
  expect([compose.services['site-2'].command, compose.services.worker.command]).toEqual([['--web'], ['--worker']]);
  for (const [, service] of services) {
    const files = (service.volumes ?? []).filter((volume) => volume.startsWith('./'));
    for (const file of files) expect(existsSync(join(root, file.split(':')[0] ?? ''))).toBe(true);
  }
});

test('no container of compose.yaml changes its files, gains rights or has a port but those of https', () => {
  for (const [name, service] of services) {
    expect([name, service.read_only, service.cap_drop]).toEqual([name, true, ['ALL']]);
    expect([name, service.security_opt]).toEqual([name, ['no-new-privileges:true']]);
    if (name !== 'owners') expect((service.cap_add ?? []).filter((each) => each !== 'NET_BIND_SERVICE')).toEqual([]);
    const { privileged, pid, ipc, devices } = service;
    expect([name, privileged, pid, ipc, devices]).toEqual([name, undefined, undefined, undefined, undefined]);
    const ofMachine = (service.volumes ?? []).filter((volume) => /^[./~]/.test(volume) && volume.includes(':'));
    for (const volume of ofMachine)
      expect([name, volume]).toEqual([name, expect.stringMatching(/^\.\/operations\/.*:ro$/)]);
  }
  expect(services.flatMap(([name, { ports }]) => (ports ? [name, ...ports] : []))).toEqual(['tls', '80:80', '443:443']);
  // The name of the site decides about https; production refuses http.
  expect(textOf('operations/compose/Caddyfile')).toMatch(/^\{\$SITE_ORIGIN\} \{$/m);
});

test('no container of compose.yaml runs as root, but one without a network that ends after it gave volumes away', () => {
  const asRoot = services.filter(([, { user = 'root' }]) => /^(?:root|0)(?::|$)/.test(user));
  expect(asRoot.map(([name]) => name)).toEqual(['owners']);
  const { network_mode, restart, cap_add, volumes } = compose.services.owners;
  expect([network_mode, restart, cap_add]).toEqual(['none', 'no', ['CHOWN', 'DAC_OVERRIDE']]);
  expect(volumes).toEqual(['certificates:/certificates', 's3:/s3']);
  for (const name of ['tls', 's3']) {
    const { user, depends_on } = compose.services[name];
    expect([user, depends_on.owners]).toEqual(['1000:1000', { condition: 'service_completed_successfully' }]);
  }
});

test('each container of compose.yaml has a limit of memory and of processes', () => {
  for (const [name, { mem_limit, pids_limit }] of services) {
    expect([name, mem_limit, pids_limit]).toEqual([name, expect.stringMatching(/^\d+[mg]$/), 512]);
  }
});

test('Caddy gets certificates by itself, or signs them for a private name, and takes no changes while it runs', () => {
  const text = textOf('operations/compose/Caddyfile');
  const [, options = ''] = /^\{\n([\s\S]*?)^\}$/m.exec(text) ?? [];
  expect(options).toMatch(/^\tadmin off$/m);
  expect(options).toMatch(/^\t\{\$CADDY_OPTIONS\}$/m);
  expect(text).not.toMatch(/auto_https|http:\/\//);
  expect(compose.services.tls.volumes).toContain('certificates:/data');
});

test('each image of compose.yaml has a version and its digest, and that of the manifests a version', () => {
  const images = services.flatMap(([, { image }]) => image ?? []);
  expect(images.length).toBeGreaterThan(6);
  for (const image of images) {
    expect(image).toMatch(/:(?:\d+\.\d+(?:\.\d+)?|RELEASE\.[\dTZ-]+)(?:-\w+)?@sha256:[0-9a-f]{64}$/);
  }
  const { images: own } = parse(textOf('operations/kubernetes/kustomization.yaml'));
  for (const { newTag } of own) expect(newTag).toMatch(/^\d+\.\d+\.\d+$/);
  expect(textOf('Dockerfile')).not.toMatch(/:latest\b|^FROM [^:\s]+(?: AS \w+)?$/m);
});

test('PostgreSQL, Redis and the S3 server of compose.yaml have passwords, and no way to or from the outside', () => {
  const { postgres, redis, s3 } = compose.services;
  for (const service of [postgres, redis, s3]) expect(service.networks).toEqual(['stores']);
  expect(compose.networks.stores).toEqual({ internal: true });
  expect(redis.command.at(-1)).toContain('requirepass');
  for (const [name, { environment = {} }] of services.filter(([, { build }]) => build)) {
    const url = new URL(environment.REDIS_URL?.replace('${REDIS_PASSWORD:?}', 'secret') ?? '');
    expect([name, url.password]).toEqual([name, 'secret']);
    const database = new URL(environment.DATABASE_URL?.replace('${POSTGRES_PASSWORD:?}', 'secret') ?? '');
    expect([name, database.username, database.password]).toEqual([name, 'kaksha', 'secret']);
  }
  expect(postgres.environment.POSTGRES_USER).toBeUndefined();
  expect(textOf('operations/compose/role.sh')).toMatch(/create role kaksha login nosuperuser nocreatedb nocreaterole/);
});

test('Varnish purges for programs of its machine, or with the token of the site', () => {
  const vcl = textOf('operations/varnish/kaksha.vcl');
  const [, list = ''] = /^acl \w+ \{([^}]*)\}/m.exec(vcl) ?? [];
  expect(list.trim().split(/\s*;\s*/)).toEqual(['"127.0.0.0"/8', '"::1"', '']);
  const [, purge = ''] = /if \(req\.method == "PURGE"\) \{([\s\S]*?)\n {2}\}/.exec(vcl) ?? [];
  expect(purge).toMatch(/req\.http\.Authorization != req\.http\.X-Purge-Token/);
  expect(compose.services.edge.environment.EDGE_PURGE_TOKEN).toBe(
    compose.services['site-1'].environment.EDGE_PURGE_TOKEN,
  );
});

/** Networks of machines, of the cluster and of the keys of a machine. */
const privateNetworks = ['10.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'];

test('the network policies admit the ingress and Prometheus to the web pods, and no one to the worker', () => {
  const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');
  expect(parse(textOf('operations/kubernetes/kustomization.yaml')).resources).toContain('network.yaml');
  const all = policies.find(({ spec }) => spec.podSelector.matchLabels.role === undefined);
  expect(all.spec).toMatchObject({
    podSelector: { matchLabels: { app: 'kaksha' } },
    policyTypes: ['Ingress', 'Egress'],
    ingress: [],
  });
  for (const { ports, to } of all.spec.egress) expect([ports.length > 0, to.length > 0]).toEqual([true, true]);
  const blocks = all.spec.egress.flatMap(({ to }: { to: { ipBlock?: { cidr: string; except?: string[] } }[] }) =>
    to.flatMap(({ ipBlock }) => ipBlock ?? []),
  );
  const outside = blocks.filter(({ cidr }: { cidr: string }) => cidr.endsWith('/0'));
  expect(outside).toEqual([{ cidr: '0.0.0.0/0', except: expect.arrayContaining(privateNetworks) }]);
  const [web, ...others] = policies.filter((each) => each !== all);
  expect(others).toEqual([]);
  expect(web.spec.podSelector.matchLabels.role).toBe('web');
  for (const { from, ports } of web.spec.ingress) {
    expect([from.length, ports]).toEqual([2, [{ protocol: 'TCP', port: 3000 }]]);
  }
});

test('the Kubernetes manifests run no container as root, probe the health routes, and name settings that exist', () => {
  expect(deployments.map(({ metadata }) => metadata.name).sort()).toEqual(['kaksha-web', 'kaksha-worker']);
  for (const { spec } of deployments) {
    const pod = spec.template.spec;
    expect(pod.securityContext).toEqual({
      ...{ runAsNonRoot: true, runAsUser: 1000, runAsGroup: 1000, fsGroup: 1000 },
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect([pod.hostNetwork, pod.hostPID, pod.hostIPC, pod.serviceAccountName]).toEqual(Array(4).fill(undefined));
    for (const { emptyDir } of pod.volumes) expect(emptyDir.sizeLimit).toMatch(/^\d+[MG]i$/);
    expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
    expect(pod.automountServiceAccountToken).toBe(false);
    for (const { securityContext, resources } of pod.containers) {
      expect(Object.keys(resources.requests).sort()).toEqual(['cpu', 'memory']);
      expect(Object.keys(resources.limits).sort()).toEqual(['ephemeral-storage', 'memory']);
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
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

const installer = textOf('operations/install.sh');
const unitFiles = readdirSync(join(root, 'operations/systemd')).filter((file) => file.endsWith('.service'));

test('the installation script is valid, and says which option it does not know', () => {
  execFileSync('bash', ['-n', join(root, 'operations/install.sh')]);
  const run = spawnSync('bash', [join(root, 'operations/install.sh'), '--nmae', 'x'], { encoding: 'utf8' });
  expect(run.status).toBe(1);
  expect(run.stderr).toMatch(/Usage: [\s\S]*Unknown option --nmae\./);
});

test('the installation script writes secrets into files for their owner only', () => {
  expect(installer).toMatch(/draft=\$\(umask 077 && mktemp \$home\/\.env\.X+\)/);
  expect(installer).toMatch(/chmod 600 \$log$/m);
  for (const folder of ['release_keys', 'backups'])
    expect(installer).toMatch(new RegExp(`^  install -d -m 700 [^\\n]*\\$${folder}$`, 'm'));
});

test('every unit of systemd has the options that take rights away', () => {
  const options = textOf('operations/systemd/hardening.conf').split('\n');
  for (const option of [
    ...['User=kaksha', 'UMask=0077', 'NoNewPrivileges=yes', 'CapabilityBoundingSet=', 'MemoryMax=1500M'],
    ...['ProtectSystem=strict', 'ProtectHome=yes', 'PrivateTmp=yes', 'PrivateDevices=yes', 'ProtectKernelTunables=yes'],
    ...['SystemCallFilter=@system-service', 'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK'],
  ])
    expect(options).toContain(option);
  // The drop-in holds for units whose name begins so.
  expect(unitFiles.filter((file) => !file.startsWith('kaksha-'))).toEqual([]);
  expect(installer).toContain('place "$from_folder/hardening.conf" $to/kaksha-.service.d/hardening.conf');
  for (const file of unitFiles) expect(installer).toContain(` ${file} `);
});

test('a timer of systemd begins the backups, so the worker does not', () => {
  expect(textOf('operations/systemd/kaksha-backup.timer')).toMatch(/^OnCalendar=\*-\*-\* 02:00:00 UTC$/m);
  expect(installer).toContain(' kaksha-backup.timer ');
  expect(installer).toContain('systemctl enable --now kaksha-backup.timer');
  expect(installer).toMatch(/^BACKUP_HOURS=none$/m);
});

test('Caddy asks the readiness address of each process that systemd starts', () => {
  const caddyfile = textOf('operations/caddy/Caddyfile');
  const ports = [...installer.matchAll(/kaksha-web@(\d+)\.service/g)].map(([, port]) => `127.0.0.1:${port}`);
  expect(ports).toHaveLength(2);
  expect(caddyfile).toContain(`reverse_proxy ${ports.join(' ')} {`);
  expect(caddyfile).toMatch(/health_uri \/backend\/health\/ready\n/);
  expect(installer).toMatch(/^TRUST_PROXY=1$/m);
});

test('every setting that the installation script writes is one of the site', () => {
  const [, settings = ''] = /<<SETTINGS\n([\s\S]*?)\nSETTINGS/.exec(installer) ?? [];
  const names = [...settings.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => name !== 'NODE_ENV' && !isVariableName(name))).toEqual([]);
});
