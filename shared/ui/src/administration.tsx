import { type AdminRight, holdsRight } from '@kaksha/domain/admin-rights';
import {
  Activity,
  BadgeCheck,
  DatabaseBackup,
  Flag,
  LayoutDashboard,
  ListOrdered,
  type LucideIcon,
  Package,
  PenLine,
  Scale,
  ScrollText,
  SlidersHorizontal,
  Users,
  Wallet,
  Workflow,
} from 'lucide-react';

export interface AdministrationPage {
  path: string;
  label: string;
  Icon: LucideIcon;
  /** Which administrators have the page; null for all. */
  right: AdminRight | null;
  /** Beginnings of further addresses that belong to the page. */
  within?: readonly string[];
  /** The server renders it without scripts, so a link to it loads the whole page. */
  isServerPage?: true;
}

/** The menu of the administrators' area, for the pages of the remote and for those of the server. */
export const administration: readonly AdministrationPage[] = [
  { path: '/admin', label: 'Overview', Icon: LayoutDashboard, right: null },
  { path: '/admin/payouts', label: 'Payouts', Icon: Wallet, right: 'finance' },
  { path: '/admin/trainers', label: 'Trainers', Icon: BadgeCheck, right: 'people' },
  { path: '/admin/users', label: 'Users', Icon: Users, right: 'people', within: ['/admin/users/'] },
  { path: '/ledger', label: 'Ledger', Icon: Scale, right: 'finance' },
  { path: '/moderation', label: 'Moderation', Icon: Flag, right: 'content' },
  { path: '/blog-dashboard', label: 'Blog', Icon: PenLine, right: 'content', within: ['/admin-blog/', '/blogcreate'] },
  { path: '/admin/lists', label: 'Lists', Icon: ListOrdered, right: 'content' },
  { path: '/admin/audit', label: 'Audit log', Icon: ScrollText, right: 'owner' },
];

/** What runs the site; below the other pages. */
export const operations: readonly AdministrationPage[] = [
  { path: '/admin/settings', label: 'Settings', Icon: SlidersHorizontal, right: 'operations' },
  { path: '/operator/releases', label: 'Releases', Icon: Package, right: 'operations', isServerPage: true },
  { path: '/operator/figures', label: 'Figures', Icon: Activity, right: 'operations', isServerPage: true },
  { path: '/operator/jobs', label: 'Jobs', Icon: Workflow, right: 'operations', isServerPage: true },
  { path: '/operator/backups', label: 'Backups', Icon: DatabaseBackup, right: 'operations', isServerPage: true },
];

export type AdministrationUser = Parameters<typeof holdsRight>[0];

/** The entries of both lists that the user has. */
export function administrationFor(user: AdministrationUser) {
  const isAllowed = ({ right }: AdministrationPage) => right === null || holdsRight(user, right);
  return { pages: administration.filter(isAllowed), operations: operations.filter(isAllowed) };
}
