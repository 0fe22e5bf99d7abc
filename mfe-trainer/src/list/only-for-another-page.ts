import type { ShouldRevalidateFunction } from 'react-router-dom';

/** For lists that are here as a whole: narrowing, sorting and turning over ask for nothing new. */
export const onlyForAnotherPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname ? defaultShouldRevalidate : false;
