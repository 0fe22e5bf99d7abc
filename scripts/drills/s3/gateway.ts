import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@kaksha/api/test/free-port';
import { ensurePrograms } from '../../lib/debian-packages.mjs';

const startDeadlineMs = 120_000;

export interface Gateway {
  address: string;
  accessKeyId: string;
  secretAccessKey: string;
  version: string;
  stop(): Promise<void>;
}

/** One monitor, one store in memory and one gateway, without copies. */
const configuration = (folder: string, monitor: number, gateway: number, id: string) => `
[global]
fsid = ${id}
mon host = v2:127.0.0.1:${monitor}
ms bind msgr1 = false
public addr = 127.0.0.1
cluster addr = 127.0.0.1
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file = ${folder}/$name.log
pid file = ${folder}/$name.pid
mon data = ${folder}/mon
mon initial members = a
mon allow pool size one = true
mon max pg per osd = 1000
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 536870912
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
rgw data = ${folder}/rgw
[client.admin]
keyring = ${folder}/admin.keyring
[osd]
keyring = ${folder}/osd/keyring
[client.rgw.a]
keyring = ${folder}/rgw/keyring
rgw frontends = beast endpoint=127.0.0.1:${gateway}
rgw run sync thread = false
`;

/** Starts a Ceph cluster of this machine with its S3 gateway. @throws Error when Ceph is not installed and cannot be */
export async function startGateway(folder: string): Promise<Gateway> {
  ensurePrograms({ radosgw: 'radosgw', 'ceph-mon': 'ceph-mon', 'ceph-osd': 'ceph-osd', ceph: 'ceph-common' });
  const [monitorPort, port, cluster] = [await freePort(), await freePort(), randomUUID()];
  const keys = { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'secret' };
  const common = ['-c', join(folder, 'ceph.conf')];
  for (const name of ['mon', 'osd', 'rgw']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'ceph.conf'), configuration(folder, monitorPort, port, cluster));
  const run = (program: string, words: readonly string[], input?: string) => {
    const { status, stdout, stderr, error } = spawnSync(program, words, {
      cwd: folder,
      encoding: 'utf8',
      timeout: startDeadlineMs,
      ...(input && { input }),
    });
    if (error) throw new Error(`This drill needs ${program} of Ceph: ${error.message}`);
    if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stderr}`);
    return stdout.trim();
  };
  const started: ChildProcess[] = [];
  const start = (program: string, words: readonly string[]) =>
    started.push(spawn(program, [...common, ...words, '-f'], { cwd: folder, stdio: 'ignore' }));
  const stop = async () => {
    for (const child of started.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    }
  };
  try {
    const all = ['--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *'];
    run('ceph-authtool', ['--create-keyring', 'mon.keyring', '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *']);
    run('ceph-authtool', ['--create-keyring', 'admin.keyring', '--gen-key', '-n', 'client.admin', ...all]);
    run('ceph-authtool', ['mon.keyring', '--import-keyring', 'admin.keyring']);
    run('monmaptool', ['--create', '--fsid', cluster, '--addv', 'a', `[v2:127.0.0.1:${monitorPort}]`, 'monmap']);
    run('ceph-mon', [...common, '--mkfs', '-i', 'a', '--monmap', 'monmap', '--keyring', 'mon.keyring']);
    start('ceph-mon', ['-i', 'a']);
    const [store, secret] = [randomUUID(), run('ceph-authtool', ['--gen-print-key'])];
    run('ceph', [...common, 'osd', 'new', store, '-i', '-'], JSON.stringify({ cephx_secret: secret }));
    run('ceph-authtool', ['--create-keyring', 'osd/keyring', '-n', 'osd.0', '--add-key', secret]);
    run('ceph-osd', [...common, '--mkfs', '-i', '0', '--osd-uuid', store]);
    start('ceph-osd', ['-i', '0']);
    const rights = ['mon', 'allow rw', 'osd', 'allow rwx'];
    run('ceph', [...common, 'auth', 'get-or-create', 'client.rgw.a', ...rights, '-o', 'rgw/keyring']);
    const user = ['--uid=kaksha', '--display-name=Kaksha', `--access-key=${keys.accessKeyId}`];
    run('radosgw-admin', [...common, 'user', 'create', ...user, `--secret-key=${keys.secretAccessKey}`]);
    start('radosgw', ['-n', 'client.rgw.a']);
    const address = `http://127.0.0.1:${port}`;
    await untilAnswers(address);
    const [version = ''] = /^ceph version [\d.]+/.exec(run('radosgw', ['--version'])) ?? [];
    return { ...keys, address, version, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function untilAnswers(address: string): Promise<void> {
  for (const deadline = Date.now() + startDeadlineMs; Date.now() < deadline; await delay(300)) {
    if (await fetch(address).catch(() => null)) return;
  }
  throw new Error('The gateway was not ready in time.');
}
