import { adminRights } from './admin-rights';
import { menuIcons } from './menu-icons';
import { menuGroups, menuRoles } from './menus';
import { entriesOf, isRecord } from './typed';

export const menuLimits = { entries: 60, labelLength: 40, pathLength: 200, within: 5 } as const;

const idRule = /^[a-z][a-z0-9-]{0,59}$/;
/** No query, fragment, encoded character or backslash. */
const segmentRule = /^[\w.@-]*$/;

/**
 * Why a site cannot show the menu entries of a remote; null when it can.
 * @param routes  address prefixes of the remote, without slashes; '' for every address
 */
export function faultOfMenus(menus: unknown, routes: readonly string[]): string | null {
  if (!Array.isArray(menus) || menus.length > menuLimits.entries) {
    return `its menu entries are not a list of at most ${menuLimits.entries}`;
  }
  const ids = new Set<unknown>();
  const entries: readonly unknown[] = menus;
  for (const entry of entries) {
    const id = isRecord(entry) ? entry.id : undefined;
    const fault = !isRecord(entry)
      ? 'is not an object'
      : ids.has(id)
        ? 'has the id of another one'
        : (faultOfEntry(entry) ?? faultOfAddress(entry, routes));
    if (fault) return `its menu entry ${JSON.stringify(id ?? entry).slice(0, 80)} ${fault}`;
    ids.add(id);
  }
  return null;
}

type Entry = Record<string, unknown>;

const isOptional = (value: unknown, allowed: readonly string[]) =>
  value === undefined || (typeof value === 'string' && allowed.includes(value));

const isText = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= menuLimits.labelLength;

function faultOfEntry(entry: Entry): string | null {
  const { menu, id, label, title = label, order = 0, group, icon, audience, except, right, exact } = entry;
  const groups = entriesOf(menuGroups).find(([name]) => name === menu)?.[1];
  if (typeof id !== 'string' || !idRule.test(id)) return 'has an id that is not lower-case words, joined by hyphens';
  if (!groups) return `is for an unknown menu; there are ${Object.keys(menuGroups).join(', ')}`;
  if (!isText(label) || !isText(title)) {
    return `has a label or title that is empty or longer than ${menuLimits.labelLength} characters`;
  }
  if (!isOptional(group, groups)) return `is in an unknown group of ${menu}`;
  if (menu === 'footer' && group === undefined) return `names no column of the footer: ${groups.join(', ')}`;
  if (!isOptional(icon, menuIcons)) return 'has an unknown icon';
  if (!isOptional(audience, ['everyone', ...menuRoles])) return 'has an unknown audience';
  if (!isOptional(except, menuRoles)) return 'excepts an unknown role';
  if (!isOptional(right, adminRights)) return 'needs an unknown right';
  if (!Number.isFinite(order)) return 'has an order that is no number';
  return exact === undefined || exact === true ? null : 'has an `exact` that is not true';
}

function faultOfAddress({ to, within = [] }: Entry, routes: readonly string[]): string | null {
  const first = pathOf(to)?.[0];
  if (first === undefined) return 'does not lead to a path of the site';
  if (!routes.includes(first) && !routes.includes('')) return `leads to ${to}, which is no page of the remote`;
  const isList = Array.isArray(within) && within.length <= menuLimits.within;
  return isList && within.every(pathOf)
    ? null
    : `has a \`within\` that is not a list of at most ${menuLimits.within} paths`;
}

/** The segments of a path of the site; null for other values. */
function pathOf(value: unknown): string[] | null {
  if (typeof value !== 'string' || value.length > menuLimits.pathLength || !value.startsWith('/')) return null;
  const segments = value.slice(1).split('/');
  const isSafe = (segment: string, index: number) =>
    segmentRule.test(segment) && !/^\.+$/.test(segment) && (segment !== '' || index === segments.length - 1);
  return segments.every(isSafe) ? segments : null;
}
