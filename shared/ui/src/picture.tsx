import type { Picture as PictureFiles } from '@kaksha/domain/catalogue';
import clsx from 'clsx';
import styles from './picture.module.css';

export interface PictureProps {
  picture: PictureFiles;
  /** Empty for a decorative picture. */
  alt: string;
  /** Display width, like the `sizes` attribute. */
  sizes?: string;
  /** Above the fold: loads at once with high priority. */
  priority?: boolean;
  className?: string;
}

/** A picture in the smallest format and size the browser supports. Its size is known before it loads. */
export function Picture({ picture, alt, sizes = '100vw', priority = false, className }: PictureProps) {
  return (
    <picture className={clsx(styles.picture, className)}>
      {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes={sizes} />}
      {/* Every browser without AVIF shows WebP, so its sizes need no source element. */}
      <img
        className={styles.image}
        src={picture.src}
        srcSet={picture.webp ?? undefined}
        sizes={picture.webp ? sizes : undefined}
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
