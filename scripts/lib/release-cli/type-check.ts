import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ReleaseError } from '@kaksha/release/types';

/** Lines of the compiler that a refusal names. */
const maxLines = 10;

/**
 * Checks the types of one part and of the packages that it uses, with the stored results of earlier checks.
 * @param folder  of the part; one without tsconfig.json is not checked
 * @param signal  ends the compiler
 * @throws ReleaseError TYPES with the compiler's first messages
 */
export async function checkTypes(root: string, folder: string, signal: AbortSignal): Promise<void> {
  const projects = [folder, join(folder, 'server')].filter((each) => existsSync(join(each, 'tsconfig.json')));
  if (projects.length === 0) return;
  const { code, said } = await runCompiler(root, ['-b', '--pretty', 'false', ...projects], signal);
  if (code === 0 || signal.aborted) return;
  const lines = said.split('\n').filter((line) => line.trim());
  const more = lines.length > maxLines ? `\n… and ${lines.length - maxLines} more lines` : '';
  throw new ReleaseError('TYPES', `the types do not fit:\n${lines.slice(0, maxLines).join('\n')}${more}`);
}

function runCompiler(root: string, args: readonly string[], signal: AbortSignal) {
  return new Promise<{ code: number | null; said: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [compilerOf(root), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said }));
    signal.addEventListener('abort', () => child.kill());
  });
}

/** The native compiler, or the one that another repository has. */
function compilerOf(root: string): string {
  const native = join(root, 'node_modules/@typescript/native/bin/tsc');
  if (existsSync(native)) return native;
  return join(dirname(createRequire(join(root, 'package.json')).resolve('typescript/package.json')), 'bin/tsc');
}
