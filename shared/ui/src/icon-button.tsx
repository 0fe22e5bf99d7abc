import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Its accessible name, and its tooltip. */
  label: string;
  icon: ReactNode;
  /** `float` is for use on a picture. */
  variant?: 'ghost' | 'outline' | 'float';
  /** 32 or 40 px. */
  size?: 's' | 'm';
  /** Makes it a toggle; the icon is filled while pressed. */
  pressed?: boolean;
}

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'm',
  pressed,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className={clsx(styles.button, styles[variant], styles[size], className)}
    >
      {icon}
    </button>
  );
}
