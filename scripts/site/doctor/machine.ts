import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Check, type Finding, fault, type Machine, ok, type Site, warning } from './check';

/** Days on which the security fixes of a major version end. */
const nodeEnds: Readonly<Record<number, string>> = { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30' };
const minNode = [20, 19] as const;

function checkNode({ probes }: Machine): Finding[] {
  const [major = 0, minor = 0] = probes.nodeVersion.split('.').map(Number);
  if (major < minNode[0] || (major === minNode[0] && minor < minNode[1])) {
    return [fault(`Node.js ${probes.nodeVersion} is too old.`, 'Install Node.js 24.')];
  }
  const ends = nodeEnds[major];
  if (ends && probes.now() > new Date(ends)) {
    return [warning(`Node.js ${major} gets no security fixes since ${ends}.`, 'Install Node.js 24.')];
  }
  return [ok(`Node.js ${probes.nodeVersion}`)];
}

const megabyte = 1024 * 1024;
const inMegabytes = (bytes: number) => `${Math.round(bytes / megabyte).toLocaleString('en')} MB`;

async function checkMemory({ probes }: Machine): Promise<Finding[]> {
  const memory = await probes.memoryBytes();
  const heap = probes.heapBytes();
  const size = Math.round((memory / megabyte) * 0.7);
  if (memory < 512 * megabyte) {
    return [fault(`A process may use ${inMegabytes(memory)} of memory.`, 'Allow at least 512 MB, better 1 GB.')];
  }
  if (heap > memory) {
    const advice = `Set NODE_OPTIONS=--max-old-space-size=${size}, so that the system does not end the process.`;
    return [
      warning(`Node.js may fill ${inMegabytes(heap)}, more than the ${inMegabytes(memory)} of the limit.`, advice),
    ];
  }
  return [ok(`${inMegabytes(memory)} of memory`)];
}

async function checkOpenFiles({ probes }: Machine): Promise<Finding[]> {
  const files = await probes.maxOpenFiles();
  if (files === null) return [];
  if (files >= 4096) return [ok(`${files.toLocaleString('en')} open files`)];
  const advice = 'Set LimitNOFILE=65536 in the systemd unit, or ulimit -n 65536.';
  return [warning(`A process may open ${files} files; each connection is one.`, advice)];
}

const isReadByOthers = (file: string) => existsSync(file) && (statSync(file).mode & 0o077) !== 0;

/** One finding for the files of one kind. */
function modeFinding(what: string, files: readonly string[]): Finding[] {
  const open = files.filter(isReadByOthers);
  if (open.length === 0) return [];
  return [fault(`Other users of this machine can use ${what}: ${open.join(', ')}.`, `chmod go= ${open.join(' ')}`)];
}

function checkEnvFile({ root }: Machine): Finding[] {
  const found = modeFinding('the secrets of the settings', [join(root, '.env')]);
  return found.length > 0 ? found : [ok('The files of secrets are for their owner only.')];
}

export const machineChecks: readonly Check<Machine>[] = [
  { area: 'Versions', run: checkNode },
  { area: 'Memory', run: checkMemory },
  { area: 'Limits', run: checkOpenFiles },
  { area: 'Secrets', run: checkEnvFile },
];

function checkKeyFiles({ env, root, settings }: Site): Finding[] {
  const keys = resolve(env.RELEASE_KEYS || join(root, '.data/keys'));
  const privateKeys = existsSync(keys) ? readdirSync(keys).filter((name) => name.endsWith('.pem')) : [];
  const backups = settings.backup?.destination;
  return [
    ...modeFinding('the key of the encrypted fields', [join(settings.dataFolder, 'encryption.key')]),
    ...modeFinding(
      'the keys of the releases',
      privateKeys.map((name) => join(keys, name)),
    ),
    ...modeFinding('the uploads', [join(settings.dataFolder, 'uploads')]),
    ...modeFinding('the backups', typeof backups === 'string' ? [backups] : []),
  ];
}

const gigabyte = 1024 * megabyte;

async function checkDisk({ settings, probes }: Site): Promise<Finding[]> {
  let folder = settings.dataFolder;
  while (!existsSync(folder)) folder = dirname(folder);
  const free = await probes.freeBytes(folder);
  const text = `${(free / gigabyte).toFixed(1)} GB are free in ${folder}.`;
  if (free < gigabyte / 4) return [fault(text, 'Free space now: uploads and the embedded database fail without it.')];
  if (free < 2 * gigabyte) return [warning(text, 'Free space, or move DATA_DIR to a larger disk.')];
  return [ok(text)];
}

export const siteMachineChecks: readonly Check<Site>[] = [
  { area: 'Secrets', run: checkKeyFiles },
  { area: 'Disk', run: checkDisk },
];
