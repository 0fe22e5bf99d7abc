import clsx from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

interface ButtonLook {
  /** `accent` is the main action of a view; `outline` is the default. */
  variant?: 'accent' | 'ink' | 'outline' | 'ghost';
  /** 38, 44 or 52 px high. */
  size?: 's' | 'm' | 'l';
  /** Fills its container. */
  block?: boolean;
  /** An icon before the text, filled while the button is pressed. */
  icon?: ReactNode;
  /** An icon after the text. */
  iconEnd?: ReactNode;
  /** For actions that cannot be undone. */
  danger?: boolean;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work in progress: the button keeps its place and the focus and ignores presses. */
  busy?: boolean;
  /** Makes it a toggle. */
  pressed?: boolean;
}

export interface ButtonLinkProps extends LinkProps, ButtonLook {}

function look({ variant = 'outline', size = 'm', block, danger }: ButtonLook, className?: string) {
  return clsx(styles.button, styles[variant], styles[size], block && styles.block, danger && styles.danger, className);
}

function Face({ icon, iconEnd, children }: Pick<ButtonProps, 'icon' | 'iconEnd' | 'children'>) {
  return (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span>{children}</span>
      {iconEnd && <span className={styles.icon}>{iconEnd}</span>}
    </>
  );
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
    // Not `disabled`, which would drop the focus to the top of the page.
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
      <Face icon={busy ? <span className={styles.wheel} aria-hidden="true" /> : icon} iconEnd={iconEnd}>
        {children}
      </Face>
    </button>
  );
}

/** A link drawn as a button; `to` may be a path or a full address. */
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
      <Face icon={icon} iconEnd={iconEnd}>
        {children}
      </Face>
    </Link>
  );
}
