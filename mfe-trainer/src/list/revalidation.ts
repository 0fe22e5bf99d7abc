import type { ShouldRevalidateFunction } from 'react-router-dom';

/**
 * Searching, sorting and paging of a loaded list change only the query and load nothing.
 * @param isSameData  whether two queries of the page show the same data; by default all of them do
 */
export function revalidateForData(
  isSameData: (current: URLSearchParams, next: URLSearchParams) => boolean = () => true,
): ShouldRevalidateFunction {
  return ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
    const isReload = currentUrl.href === nextUrl.href;
    const isSame =
      currentUrl.pathname === nextUrl.pathname && isSameData(currentUrl.searchParams, nextUrl.searchParams);
    return isReload || !isSame ? defaultShouldRevalidate : false;
  };
}
