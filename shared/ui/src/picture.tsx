import type { Picture as PictureFiles } from '@kaksha/domain/catalogue';
import clsx from 'clsx';
import styles from './picture.module.css';

export interface PictureProps {
  picture: PictureFiles;
  /** Empty for a picture that adds nothing to the text. */
  alt: string;
  /** How wide it is shown, as in the attribute of the same name. */
  sizes?: string;
  /** For the picture above the fold: fetched at once and first. */
  priority?: boolean;
  className?: string;
}

/** A picture in the smallest format and size that the browser can use; its box is known before it arrives. */
export function Picture({ picture, alt, sizes = '100vw', priority = false, className }: PictureProps) {
  return (
    <picture className={clsx(styles.picture, className)}>
      {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes={sizes} />}
      {picture.webp && <source type="image/webp" srcSet={picture.webp} sizes={sizes} />}
      <img
        className={styles.image}
        src={picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
