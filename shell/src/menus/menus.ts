import { type HostMenuEntry, isEntryFor, type LiveMenuEntry, type MenuName, type MenuUser } from '@kaksha/domain/menus';

/** The part of the live releases that menus are made of. */
export interface MenuSource {
  shell: { menus?: readonly HostMenuEntry[] };
  remotes: Readonly<Record<string, { menus?: readonly HostMenuEntry[] }>>;
}

/** What a user sees of a menu: the entries of all live remotes, in their order. @param user  null for a visitor */
export const entriesOf = ({ shell, remotes }: MenuSource, menu: MenuName, user: MenuUser | null): LiveMenuEntry[] =>
  Object.entries({ ...remotes, shell })
    .flatMap(([remote, { menus = [] }]) => menus.map((entry) => ({ ...entry, key: `${remote}/${entry.id}` })))
    .filter((entry) => entry.menu === menu && isEntryFor(entry, user))
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || (a.key < b.key ? -1 : 1));
