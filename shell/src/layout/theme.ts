import { cookieNames } from '@kaksha/domain/cookies';
import { createStore, type StoreApi } from 'zustand';
import type { CookieJar } from '../session/cookies';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export interface ThemeService {
  readonly current: StoreApi<Theme>;
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
  const current = createStore<Theme>(() => 'system');
  const name = cookieNames(cookies.secure).theme;

  function show(theme: Theme) {
    if (root) root.dataset.theme = theme;
    current.setState(theme, true);
  }

  return {
    current,
    restore: () => show(themeOf(cookies.get(name))),
    set(theme) {
      if (theme === 'system') cookies.remove(name);
      else cookies.set(name, theme);
      show(theme);
    },
  };
}
