import type { LiveMenuEntry, MenuName } from '@kaksha/domain/menus';
import { useHost, useSession } from './host-context';

/** What the current user sees of a menu of the site: entries of all live remotes. Since 1.9. */
export function useMenu(menu: MenuName): readonly LiveMenuEntry[] {
  const { user } = useSession();
  return useHost().menus.entries(menu, user);
}
