import { brand } from '@kaksha/domain/brand';
import clsx from 'clsx';
import styles from './post-cover.module.css';

interface PostCoverProps {
  image: string | null;
  priority?: boolean;
  className?: string | undefined;
}

/** A post's picture, or the logo without one. Decorative, because the title is next to it. */
export function PostCover({ image, priority = false, className }: PostCoverProps) {
  if (image) {
    return (
      <img
        src={image}
        alt=""
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={clsx(styles.picture, className)}
      />
    );
  }
  return (
    <span className={clsx(styles.logo, className)} aria-hidden="true">
      {brand.name}
    </span>
  );
}
