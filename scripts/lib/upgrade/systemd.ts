import { execFile } from 'node:child_process';
import { readlink } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Processes } from './processes';

/** The end of a process waits for open requests and jobs. Milliseconds. */
const timeoutMs = 180_000;

async function output(command: string, ...words: string[]): Promise<string> {
  // Ctrl-C in the terminal does not reach a process group of its own.
  const { stdout } = await promisify(execFile)('setsid', ['--wait', command, ...words], { timeout: timeoutMs });
  return stdout.trim();
}

const processId = async (unit: string) =>
  Number(await output('systemctl', 'show', '--property=MainPID', '--value', unit)) || null;

/** The units of `operations/systemd`. */
export const systemd: Processes = {
  worker: 'kaksha-worker.service',
  async web() {
    const list = ['list-units', '--all', '--plain', '--no-legend', 'kaksha-web@*.service'];
    const units = (await output('systemctl', ...list)).split('\n').map((line) => line.split(' ', 1)[0] ?? '');
    return units.flatMap((unit) => {
      const port = Number(/@(\d+)\.service$/.exec(unit)?.[1]);
      return port ? [{ unit, port }] : [];
    });
  },
  async restart(unit) {
    // systemd starts nothing that failed often in a short time.
    await output('systemctl', 'reset-failed', unit).catch(() => {});
    await output('systemctl', 'restart', unit);
  },
  processId,
  async folder(unit) {
    const pid = await processId(unit);
    return pid === null ? null : readlink(`/proc/${pid}/cwd`).catch(() => null);
  },
  lastLines: (unit) => output('journalctl', '--unit', unit, '--lines=15', '--no-pager', '--output=cat'),
};
