import clsx from 'clsx';
import { Moon, Sun } from 'lucide-react';
import { useStore } from 'zustand';
import { useShellHost } from '../host/shell-host';
import type { Theme } from './theme';
import styles from './theme-switch.module.css';

/**
 * Switches between light, dark and system. The first press always changes what is visible: from system to its opposite,
 * then to the other theme, then back to system.
 */
export function ThemeSwitch({ className, withText = false }: { className?: string | undefined; withText?: boolean }) {
  const { theme } = useShellHost();
  const current = useStore(theme.current);
  return (
    <button
      type="button"
      className={clsx(styles.switch, className)}
      aria-label={`Theme: ${current}`}
      title={`Theme: ${current}`}
      onClick={() => theme.set(nextTheme(current, systemIsDark()))}
    >
      {/* CSS shows one of the icons, because only the browser knows the system theme. */}
      <Moon className={styles.moon} aria-hidden="true" />
      <Sun className={styles.sun} aria-hidden="true" />
      {withText && <span className={styles.text}>{`Theme: ${current}`}</span>}
    </button>
  );
}

export function nextTheme(current: Theme, dark: boolean): Theme {
  const [other, same] = dark ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  return current === 'system' ? other : current === other ? same : 'system';
}

function systemIsDark(): boolean {
  return window.matchMedia('(prefers-color-scheme: dark)').matches;
}
