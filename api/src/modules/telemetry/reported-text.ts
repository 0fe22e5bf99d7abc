import { cutText } from '@kaksha/domain/cut-text';
import { readReleasePosition } from '@kaksha/domain/release-metrics';

/** Positions that are kept of a stack. The first ones name the error. */
const maxFrames = 8;
const maxLines = 60;

const RELEASES = '/remotes/';

/** The position that a line of Chromium, Firefox or Safari names. */
function positionIn(line: string): string | null {
  const at = line.indexOf(RELEASES);
  return at < 0 ? null : (readReleasePosition(line.slice(at + RELEASES.length))?.text ?? null);
}

/**
 * The positions in files of releases, one a line as `<name>/<version>/<file>:<line>:<column>`. Everything else is dropped:
 * messages, addresses, scripts of extensions.
 * @returns null for a stack without such a position
 */
export function framesOf(stack: string | undefined): string | null {
  const lines = (stack ?? '').split('\n', maxLines);
  const frames = lines.flatMap((line) => positionIn(line.slice(0, 500)) ?? []);
  return frames.length > 0 ? frames.slice(0, maxFrames).join('\n') : null;
}

const personal: readonly [RegExp, string][] = [
  [/[?#][^\s'"()]{1,2000}/g, ''],
  [/\b[\w-]{32,}/g, '[id]'],
  [/\d(?:[ -]?\d){6,30}/g, '[number]'],
];

const withoutAddress = (word: string) => (word.includes('@') ? '[email]' : word);

/** A reported text without queries, mail addresses, long ids and numbers of seven or more digits. */
export const withoutPersonalData = (text: string, maxLength: number): string =>
  cutText(
    personal
      .reduce((rest, [found, mark]) => rest.replace(found, mark), cutText(text, maxLength))
      .replace(/[^\s'"()<>]+/g, withoutAddress),
    maxLength,
  );
