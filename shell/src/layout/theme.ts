import type { Readable } from '@kaksha/contract/host';
import { type CookieJar, THEME_COOKIE } from '../session/cookies';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export interface ThemeService extends Readable<Theme> {
  /** Applies the choice of an earlier visit after the first render, which must match the server's. */
  restore(): void;
  set(theme: Theme): void;
}

/** Theme of a cookie value; anything else means system. */
export function themeOf(value: string | null | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system';
}

/** The user's choice, stored in a cookie so that the server renders it without a flash of the other theme. */
export function createTheme(cookies: CookieJar, root: Pick<HTMLElement, 'dataset'> | null): ThemeService {
  let current: Theme = 'system';
  const listeners = new Set<() => void>();

  function show(theme: Theme) {
    current = theme;
    if (root) root.dataset.theme = theme;
    for (const listener of listeners) listener();
  }

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore: () => show(themeOf(cookies.get(THEME_COOKIE))),
    set(theme) {
      if (theme === 'system') cookies.remove(THEME_COOKIE);
      else cookies.set(THEME_COOKIE, theme);
      show(theme);
    },
  };
}
