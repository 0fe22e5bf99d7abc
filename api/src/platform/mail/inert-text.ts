import { shortened } from '@kaksha/domain/cut-text';
import { isolated } from '@kaksha/domain/isolated';

const maxLength = 80;

/**
 * A text that another user chose, for subjects, previews and link texts: on one line, without control and
 * bidirectional characters, without web and e-mail addresses, and cut to 80 characters. A host name stays readable but
 * has a space before its dots. The text's direction does not move the words beside it.
 */
export function inert(text: string): string {
  const line = text
    .replace(hidden, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word && !isAddress(word))
    .map(withoutHosts)
    .join(' ');
  return isolated(shortened(line, maxLength));
}

/** Invisible characters that could stand inside an address. Joiners stay, because Indian scripts and emoji need them. */
const hidden = /[\u00AD\u180E\u200B\u2060-\u2064\uFEFF\uFFF9-\uFFFB]/g;

/** `https://…`, `www.…`, `name@host`, also in full-width characters. */
const isAddress = (word: string) => {
  const plain = word.normalize('NFKC');
  return plain.includes('://') || plain.includes('@') || /^\W*www\./i.test(plain);
};

/** Mail programs link `word.tld` of every script, and addresses of four numbers. No domain ends in `.js` or `.exe`. */
const dotOfHost =
  /(?<=[\p{L}\p{N}\p{M}\p{Cf}-])[.\u3002\uFF0E\uFF61](?!(?:js|exe)(?![\p{L}\p{N}-]))(?=\p{Cf}*(?:[\p{L}\p{M}][\p{Cf}-]*[\p{L}\p{M}\p{N}]|xn--))/giu;
const fourNumbers = /\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b/;

const withoutHosts = (word: string): string =>
  (fourNumbers.test(word.normalize('NFKC')) ? word.replace(/[.\u3002\uFF0E\uFF61]/g, ' .') : word).replace(
    dotOfHost,
    ' .',
  );
