import { coverMotifs, type Picture as PictureFiles } from '@kaksha/domain/catalogue';
import { firstCharacter } from '@kaksha/domain/cut-text';
import clsx from 'clsx';
import styles from './avatar.module.css';
import hues from './hues.module.css';
import { Picture } from './picture';

export interface AvatarProps {
  name: string;
  picture?: PictureFiles | string | null;
  /** 28, 36, 40, 52 or 72 px. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl';
  className?: string;
}

/** First characters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends.map((word) => firstCharacter(word ?? '').toUpperCase()).join('');
}

/** The same name has the same hue everywhere. */
function hueOf(name: string) {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return coverMotifs[hash % coverMotifs.length] ?? 'cloud';
}

/** A user's picture or initials. Decorative, because the name is next to it. */
export function Avatar({ name, picture, size = 's', className }: AvatarProps) {
  const files =
    typeof picture === 'string' ? { src: picture, avif: null, webp: null, width: 72, height: 72 } : (picture ?? null);
  return (
    <span className={clsx(styles.avatar, styles[size], hues[hueOf(name)], className)} aria-hidden="true">
      {files ? <Picture picture={files} alt="" sizes="72px" /> : initialsOf(name)}
    </span>
  );
}
