import type { MenuService } from '@kaksha/contract/host';
import { type CurrentUser, rolesOf } from '@kaksha/domain/current-user';
import { foldedText } from '@kaksha/domain/folded-text';
import type { LiveMenuEntry, MenuName } from '@kaksha/domain/menus';
import type { Suggestion } from '@kaksha/domain/suggestions';

/** The menus, the most likely ones first. A page of several menus is listed once, with the name of the first one. */
const areas: readonly (readonly [menu: MenuName, name: string, audience?: 'trainer' | 'admin' | 'learner'])[] = [
  ['trainer', 'Trainer area', 'trainer'],
  ['admin', 'Administration', 'admin'],
  ['dashboard', 'My learning', 'learner'],
  ['header', ''],
  ['account', 'Account', 'learner'],
];

const notifications = { label: 'Notifications', to: '/notifications' };

/** The pages that the user may open. */
export function pagesOf({ entries }: MenuService, user: CurrentUser | null): Suggestion[] {
  const roles: readonly string[] = rolesOf(user);
  const pages = areas
    .filter(([, , audience]) => !audience || roles.includes(audience))
    .flatMap(([menu, area]) => [
      ...entries(menu, user)
        .filter(isPageOfHost)
        .map((entry) => suggestionOf(entry, area)),
      ...(menu === 'account' ? [suggestionOf(notifications, area)] : []),
    ]);
  return [...new Map([...pages].reverse().map((page) => [page.path, page])).values()].reverse();
}

/** A page that the server renders alone is not among the routes of the host. */
const isPageOfHost = ({ reloads }: LiveMenuEntry) => !reloads;

function suggestionOf({ label, title, to }: Pick<LiveMenuEntry, 'label' | 'title' | 'to'>, area: string): Suggestion {
  const name = title ?? label;
  return { kind: 'page', name, detail: name === area ? '' : area, path: to };
}

/** The pages with a word that begins with the typed text. */
export function matchingPages(pages: readonly Suggestion[], typed: string): Suggestion[] {
  const text = foldedText(typed.trim());
  return pages.filter(({ name }) => ` ${foldedText(name)}`.includes(` ${text}`));
}
