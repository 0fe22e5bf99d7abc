import { spawn } from 'node:child_process';

export interface Finding {
  scanner: 'wapiti' | 'sqlmap';
  severity: 'informational' | 'low' | 'medium' | 'high' | 'critical';
  text: string;
}

export interface ScanTarget {
  origin: string;
  api: string;
  /** Folder for reports and sessions. */
  folder: string;
  /** Limit of the scan. */
  seconds: number;
}

/** Runs a scanner until it ends or the limit is over. @returns its output, and null as the code after the limit */
export function runScanner(
  command: string,
  options: readonly string[],
  seconds: number,
): Promise<{ code: number | null; output: string }> {
  console.log(`${command} ${options.join(' ')}`);
  const child = spawn(command, [...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const append = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  const limit = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ code, output });
    });
  });
}
