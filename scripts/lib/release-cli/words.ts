import { type Named, ReleaseError } from '@kaksha/release/types';
import { help } from './help';

/** @throws ReleaseError USAGE unless there are as many words as the command takes */
export function requireWords(command: string, words: readonly string[], least: number, most = least): void {
  if (words.length >= least && words.length <= most) return;
  throw new ReleaseError('USAGE', `usage: npm run release -- ${help[command]?.usage}`);
}

/** `a 1 b 2`, as releases. @throws ReleaseError USAGE */
export function pairs(command: string, words: readonly string[]): [Named, ...Named[]] {
  requireWords(command, words, 2, words.length % 2 === 0 ? words.length : 0);
  const found = words.flatMap((name, index) =>
    index % 2 === 0 ? [{ name, version: words[index + 1] as string }] : [],
  );
  return found as [Named, ...Named[]];
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
