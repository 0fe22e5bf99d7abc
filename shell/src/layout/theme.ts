import type { Readable } from '@kaksha/contract/host';
import { type CookieJar, THEME_COOKIE } from '../session/cookies';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export interface ThemeService extends Readable<Theme> {
  /** Takes over what the person chose on an earlier visit; the first render is the same for everybody. */
  restore(): void;
  set(theme: Theme): void;
}

/** The theme of a cookie's value; anything else follows the system. */
export function themeOf(value: string | null | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system';
}

/** The person's choice, in a cookie, so that the server can write it on the page and nobody sees the other one flash. */
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
