import clsx from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import styles from './chip.module.css';

export interface ChipProps {
  children: ReactNode;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** Makes it a link. */
  to?: To;
  /** Makes the chip a button 'Remove …'. */
  onRemove?: () => void;
  /** Makes it a button. */
  onClick?: () => void;
  /** With onClick: makes it a toggle. */
  pressed?: boolean;
  /** Drawn as selected, without being a toggle. */
  on?: boolean;
  className?: string;
}

export function Chip({ children, icon, iconEnd, to, onRemove, onClick, pressed, on, className }: ChipProps) {
  const look = clsx(styles.chip, onRemove && styles.removable, on && styles.on, className);
  const face = (
    <>
      {icon}
      <span className={styles.text} dir="auto">
        {children}
      </span>
      {iconEnd}
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} className={look}>
        {face}
      </Link>
    );
  }
  if (onRemove) {
    return (
      <button type="button" className={look} onClick={onRemove}>
        <span className="visually-hidden">Remove </span>
        {face}
        <X aria-hidden="true" />
      </button>
    );
  }
  if (onClick) {
    return (
      <button type="button" className={look} onClick={onClick} aria-pressed={pressed}>
        {face}
      </button>
    );
  }
  return <span className={look}>{face}</span>;
}
