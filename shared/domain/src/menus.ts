import { type AdminRight, holdsRight } from './admin-rights';
import { type CurrentUser, rolesOf } from './current-user';
import type { MenuIconName } from './menu-icons';

/** Every menu, with the groups that its entries may name. An entry of the footer names its column. */
export const menuGroups = {
  header: [],
  account: [],
  footer: ['learn', 'teach', 'site', 'rules'],
  dashboard: [],
  trainer: [],
  admin: ['operations'],
} as const;

export type MenuName = keyof typeof menuGroups;

export type MenuGroup = (typeof menuGroups)[MenuName][number];

/** `institute`: who belongs to an institute, `manager`: who manages one without teaching. */
export const menuRoles = ['learner', 'trainer', 'admin', 'institute', 'manager'] as const;

export type MenuRole = (typeof menuRoles)[number];

/** A link that a remote adds to a menu of the site. */
export interface MenuEntry {
  menu: MenuName;
  /** Lower-case words, joined by hyphens; unique in the remote. */
  id: string;
  /** At most 40 characters. */
  label: string;
  /** Its name in the search, where no menu is around it; the label by default. */
  title?: string;
  /** Path of a page of the remote, without a query. */
  to: string;
  /** Entries of a menu are sorted by it, then by remote and id; 0 by default. */
  order?: number;
  group?: MenuGroup;
  /** In menus with icons. */
  icon?: MenuIconName;
  /** Users with the role see it; everyone by default. */
  audience?: MenuRole | 'everyone';
  /** Users with the role do not see it. */
  except?: MenuRole;
  /** Of the menu `admin`: administrators with the right see it. */
  right?: AdminRight;
  /** Beginnings of further addresses on which it is marked as current. */
  within?: readonly string[];
  /** Addresses below `to` do not mark it as current. */
  exact?: true;
}

/** An entry of the host. */
export interface HostMenuEntry extends MenuEntry {
  /** The server renders the page alone, so a link to it loads the whole page. */
  reloads?: true;
}

/** An entry of a live release. */
export interface LiveMenuEntry extends HostMenuEntry {
  /** `trainer/calendar`: remote and id. */
  key: string;
}

/** What menus read of a user. */
export type MenuUser = Pick<CurrentUser, 'isAdmin' | 'rights' | 'trainerId' | 'instituteRole'>;

/** Whether a user sees an entry. @param user  null for a visitor */
export function isEntryFor({ audience = 'everyone', except, right }: MenuEntry, user: MenuUser | null): boolean {
  const roles = rolesInMenus(user);
  return (
    (audience === 'everyone' || roles.includes(audience)) &&
    !(except && roles.includes(except)) &&
    (!right || holdsRight(user, right))
  );
}

function rolesInMenus(user: MenuUser | null): string[] {
  const roles: string[] = rolesOf(user);
  if (user?.instituteRole) roles.push('institute');
  if (user?.instituteRole === 'manager') roles.push('manager');
  return roles;
}
