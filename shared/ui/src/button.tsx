import clsx from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

interface ButtonLook {
  /** `accent` is the one action of a view; `outline` is the default. */
  variant?: 'accent' | 'ink' | 'outline' | 'ghost';
  /** 38, 44 or 52 px high. */
  size?: 's' | 'm' | 'l';
  /** As wide as its container. */
  block?: boolean;
  /** An icon before the text; it is filled while the button is pressed. */
  icon?: ReactNode;
  /** An icon after the text. */
  iconEnd?: ReactNode;
  /** For what cannot be undone. */
  danger?: boolean;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: the button keeps its place and the focus, and does nothing when pressed again. */
  busy?: boolean;
  /** Makes it a toggle. */
  pressed?: boolean;
}

export interface ButtonLinkProps extends LinkProps, ButtonLook {}

function look({ variant = 'outline', size = 'm', block, danger }: ButtonLook, className?: string) {
  return clsx(styles.button, styles[variant], styles[size], block && styles.block, danger && styles.danger, className);
}

export function Button({
  variant,
  size,
  block,
  icon,
  iconEnd,
  danger,
  busy = false,
  pressed,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`: that would drop the focus, and the person with it, to the top of the page.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={look({ variant, size, block, danger }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {busy ? (
        <span className={styles.wheel} aria-hidden="true" />
      ) : (
        icon && <span className={styles.icon}>{icon}</span>
      )}
      {children}
      {iconEnd && <span className={styles.icon}>{iconEnd}</span>}
    </button>
  );
}

/** A link that looks like a button; `to` may be a path of the site or a whole address. */
export function ButtonLink({
  variant,
  size,
  block,
  icon,
  iconEnd,
  danger,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={look({ variant, size, block, danger }, className)}>
      {icon && <span className={styles.icon}>{icon}</span>}
      {children}
      {iconEnd && <span className={styles.icon}>{iconEnd}</span>}
    </Link>
  );
}
