// npm run drill -- install   operations/install.sh on a bare Debian 13: administrator, sale, restored backup, second run, time
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailServer } from '@kaksha/api/test/mail-server';
import { Command } from 'commander';
import { becomeAdministrator, sellCourse } from './install/business';
import { startPaymentService } from './install/payment-service';
import { type InstalledSite, Visitor } from './install/visitor';
import { copySources } from './lib/copy-sources';
import { hostAddress, startDebianMachine } from './lib/debian-machine';

const { keep } = new Command('npm run drill -- install')
  .description('Needs root and a Debian with apt. Starts a container of Debian 13 and takes port 443 of the loopback.')
  .option('--keep', 'keeps the files of the machine', false)
  .parse()
  .opts<{ keep: boolean }>();

const name = 'kaksha.example';
const maxMinutes = 10;
const folder = mkdtempSync(join(tmpdir(), 'kaksha-install-'));
const source = join(folder, 'source');

const rows: { step: string; holds: boolean; minutes: string; result: string }[] = [];

async function step(title: string, work: () => Promise<string>): Promise<void> {
  const began = performance.now();
  const minutes = () => ((performance.now() - began) / 60_000).toFixed(1);
  try {
    const result = await work();
    rows.push({ step: title, holds: true, minutes: minutes(), result });
  } catch (error) {
    rows.push({ step: title, holds: false, minutes: minutes(), result: 'see above' });
    throw error;
  }
}

const mails = await startMailServer();
const payments = await startPaymentService();
const machine = await startDebianMachine({ folder });
const { run } = machine;

const processes = [
  'kaksha-web@3001',
  'kaksha-web@3002',
  'kaksha-worker',
  'caddy',
  'postgresql@17-main',
  'redis-server',
];
/** Files with size, owner, mode and times; processes; databases. */
const stateOf = () =>
  run(`find /opt/kaksha /etc /usr/local /var/lib/kaksha/keys -type f -printf '%p %s %u %m %T@ %C@\\n' -o -type l -printf '%p %l\\n' | sort
    systemctl show -p Id,MainPID ${processes.join(' ')}
    runuser -u postgres -- psql -Atc 'select datname from pg_database order by 1'`);

/** Rows and a hash of each table, but of that in which the backup itself is recorded. */
const sumsOf = (database: string) => `runuser -u postgres -- psql -d ${database} -Atc "
  select format('select %L, count(*), md5(coalesce(string_agg(md5(t::text), '''' order by md5(t::text)), '''')) from %I t;', tablename, tablename)
  from pg_tables where schemaname = 'public' and tablename <> 'backup_runs' order by 1" | runuser -u postgres -- psql -d ${database} -At`;

/** The lines that differ. */
const changed = (one: string, other: string) => {
  const [before, after] = [new Set(one.split('\n')), new Set(other.split('\n'))];
  return [...[...before].filter((line) => !after.has(line)), ...[...after].filter((line) => !before.has(line))];
};

const isReady = (port: number) =>
  `node -e "fetch('http://127.0.0.1:${port}/backend/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"`;

/** The processes of pages one after the other, then the one of jobs. */
async function restartProcesses(): Promise<void> {
  for (const port of [3001, 3002]) {
    await run(`systemctl restart kaksha-web@${port}
      until ${isReady(port)}; do sleep 0.2; done`);
  }
  await run('systemctl restart kaksha-worker');
}

const install = `/root/kaksha/operations/install.sh --yes --internal-tls --name ${name} --mail ${mails.smtpUrl.replace('127.0.0.1', hostAddress)} --from 'Kaksha <hello@${name}>'`;
const restored = 'postgres://kaksha:$password@127.0.0.1:5432/restored';

try {
  copySources(source);
  machine.copyIn(source, '/root/kaksha');
  await run(`echo '127.0.0.1 ${name}' >> /etc/hosts`);

  let printed = '';
  await step('one command installs', async () => {
    printed = await run(install);
    return /^Faults.*/m.exec(printed)?.[0] ?? 'no result of the doctor';
  });
  console.log(printed);

  const site: InstalledSite = {
    name,
    port: await machine.forward(443),
    authority: readFileSync(join(machine.root, 'usr/local/share/ca-certificates/kaksha-caddy.crt'), 'utf8'),
    mails: mails.received,
  };
  await step('the printed link makes an administrator, with a second factor', async () => {
    const [, key] = /\/first-administrator#(\S+)/.exec(printed) ?? [];
    await becomeAdministrator(site, key ?? '');
    return 'reads /admin/users and /admin/settings';
  });

  await step('a course is sold', async () => {
    writeFileSync(join(machine.root, 'usr/local/share/ca-certificates/payments.crt'), payments.certificate);
    const settings = Object.entries(payments.settings).map(([key, value]) => `${key}=${value}`);
    await run(`echo '${hostAddress} ${payments.host}' >> /etc/hosts && update-ca-certificates
      printf '%s\\n' ${settings.join(' ')} >> /opt/kaksha/.env`);
    await restartProcesses();
    await sellCourse(site, payments);
    return 'published, ordered, paid';
  });

  await step('processes restart one after the other', async () => {
    const visitor = new Visitor(site);
    let running = true;
    let requests = 0;
    const failures: unknown[] = [];
    const visits = async () => {
      while (running) {
        requests += 1;
        await visitor.send('GET', requests % 2 ? '/' : '/backend/categories').catch((error) => failures.push(error));
      }
    };
    const visiting = [visits(), visits()];
    await restartProcesses();
    running = false;
    await Promise.all(visiting);
    if (failures.length > 0) throw new Error(`${failures.length} of ${requests} requests failed: ${failures[0]}`);
    return `${requests} requests, 0 failed`;
  });

  await step('a backup is restored elsewhere', async () => {
    await run('systemctl start kaksha-backup');
    await run(`runuser -u postgres -- createdb -O kaksha -T template0 -E UTF8 --locale C.UTF-8 restored
      password=$(sed -n 's#^DATABASE_URL=postgres://kaksha:\\(.*\\)@.*#\\1#p' /opt/kaksha/.env)
      cd /opt/kaksha/current
      DATABASE_URL=${restored} DATA_DIR=/root/restored RELEASES_URL=/root/restored/releases npm run -s restore -- latest`);
    const difference = await run(`${sumsOf('kaksha')} > /root/one; ${sumsOf('restored')} > /root/two
      diff /root/one /root/two || true; diff -rq /var/lib/kaksha/uploads /root/restored/uploads`);
    if (difference) throw new Error(`The restored site differs:\n${difference}`);
    return `${await run('wc -l < /root/one')} tables and all pictures are the same`;
  });

  await step('the command runs again', async () => {
    const before = await stateOf();
    const again = await run(install);
    const differences = changed(before, await stateOf());
    if (differences.length > 0 || !again.includes('Nothing was changed.'))
      throw new Error([...differences.slice(0, 20), again].join('\n'));
    return `${before.split('\n').length} files, processes and databases are the same`;
  });

  await step('the doctor finds no fault', async () => {
    const report = await run('cd /opt/kaksha/current && npm run -s doctor');
    return /^Faults.*/m.exec(report)?.[0] ?? '';
  });

  await step('systemd rates the units', async () => {
    const ratings = await run(
      `systemd-analyze security --no-pager kaksha-web@3001 kaksha-worker | grep -i 'overall exposure'`,
    );
    const exposures = [...ratings.matchAll(/: ([\d.]+)/g)].map(([, figure]) => Number(figure));
    if (exposures.length !== 2 || Math.max(...exposures) > 3) throw new Error(ratings);
    return `exposure ${exposures.join(' and ')} of 10`;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await machine.stop();
  payments.stop();
  await mails.close();
  const minutes = rows.reduce((sum, row) => sum + Number(row.minutes), 0);
  console.table(rows);
  console.log(`In all ${minutes.toFixed(1)} minutes, at most ${maxMinutes} allowed.`);
  if (minutes > maxMinutes) process.exitCode = 1;
  if (!keep) rmSync(folder, { recursive: true, force: true });
}
