import { ReleaseError, type ReleaseRef } from '@kaksha/release/types';
import { help } from './help';

/** @throws ReleaseError USAGE unless there are as many args as the command takes */
export function requireArgs(command: string, args: readonly string[], least: number, most = least): void {
  if (args.length >= least && args.length <= most) return;
  throw new ReleaseError('USAGE', `usage: npm run release -- ${help[command]?.usage}`);
}

/** `a 1 b 2`, as releases. @throws ReleaseError USAGE */
export function pairs(command: string, args: readonly string[]): [ReleaseRef, ...ReleaseRef[]] {
  requireArgs(command, args, 2, args.length % 2 === 0 ? args.length : 0);
  const found = args.flatMap((name, index) => (index % 2 === 0 ? [{ name, version: args[index + 1] as string }] : []));
  return found as [ReleaseRef, ...ReleaseRef[]];
}

/** A flag that is a number. @throws ReleaseError USAGE */
export function numberOf(flag: string, text: string | undefined, fallback: number, least = 0): number {
  if (text === undefined) return fallback;
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number) || number < least) {
    throw new ReleaseError('USAGE', `--${flag} takes a number, ${least} or more; not ${JSON.stringify(text)}`);
  }
  return number;
}
