import { shortened } from '@kaksha/domain/cut-text';
import { isolated } from '@kaksha/domain/isolated';

const maxLength = 80;

/**
 * A text that another user chose, for subjects, previews and link texts: on one line, without control and
 * bidirectional characters, without web and e-mail addresses, and cut to 80 characters.
 * Its direction does not move the words beside it.
 */
export function inert(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word && !isAddress(word))
    .join(' ');
  return isolated(shortened(line, maxLength));
}

/** `https://…`, `www.…`, `name@host`. */
const isAddress = (word: string) => word.includes('://') || word.includes('@') || /^\W*www\./i.test(word);
