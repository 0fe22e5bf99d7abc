import { getPopularSearches } from '@kaksha/api-client/catalogue';
import { type Suggestions, useSuggestions } from '@kaksha/api-client/use-suggestions';
import { coursesPath } from '@kaksha/domain/course-query';
import type { CurrentUser } from '@kaksha/domain/current-user';
import type { Suggestion } from '@kaksha/domain/suggestions';
import { useEffect, useState } from 'react';
import { useShellHost } from '../host/shell-host';
import { matchingPages, pagesOf } from './pages-of';

const maxPages = 4;
const maxPopular = 5;

/** The options of the palette: popular searches and pages before the first letter, then all that fits the text. */
export function usePaletteOptions(
  typed: string,
  user: CurrentUser | null,
  open: boolean,
): { options: readonly Suggestion[]; suggestions: Suggestions } {
  const { http, menus } = useShellHost();
  const popular = usePopularSearches(open);
  const suggestions = useSuggestions(http, typed);
  const text = typed.trim();
  const pages = pagesOf(menus, user);
  const options = text
    ? [searchFor(text, 'Search courses'), ...matchingPages(pages, text).slice(0, maxPages), ...suggestions.found]
    : [...popular.map((name) => searchFor(name, 'Often looked for')), ...pages];
  return { options, suggestions };
}

const searchFor = (text: string, detail: string): Suggestion => ({
  kind: 'text',
  name: text,
  detail,
  path: coursesPath({ text }),
});

/** Empty until they are loaded, and when they do not load: the palette works without them. */
function usePopularSearches(open: boolean): readonly string[] {
  const { http } = useShellHost();
  const [popular, setPopular] = useState<readonly string[]>([]);
  const missing = open && popular.length === 0;
  useEffect(() => {
    if (!missing) return;
    let isWanted = true;
    getPopularSearches(http)
      .then((texts) => isWanted && setPopular(texts.slice(0, maxPopular)))
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [missing, http]);
  return popular;
}
