import type { ShouldRevalidateFunction } from 'react-router-dom';

/** Tabs of the profile, as named in the URL. */
export const profileTabs = ['details', 'interests', 'notifications', 'account'] as const;
export type ProfileTab = (typeof profileTabs)[number];

export function tabOf(search: string): ProfileTab {
  const wanted = new URLSearchParams(search).get('tab');
  return profileTabs.find((tab) => tab === wanted) ?? 'details';
}

export const profilePath = (tab: ProfileTab = 'details') =>
  `/user-dashboard/profile${tab === 'details' ? '' : `?tab=${tab}`}`;

/** All tabs show data of one load, so choosing one loads nothing. */
export const keepsForTab: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const isTab = currentUrl.href !== nextUrl.href && currentUrl.pathname === nextUrl.pathname;
  return isTab ? false : defaultShouldRevalidate;
};
