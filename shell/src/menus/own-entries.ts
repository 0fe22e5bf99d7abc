import type { HostMenuEntry } from '@kaksha/domain/menus';

const operations = { menu: 'admin', group: 'operations', right: 'operations', reloads: true } as const;

/** The entries of the host's own pages. The server puts them into the page, so browsers do not load this module. */
export const ownEntries: readonly HostMenuEntry[] = [
  { menu: 'account', id: 'security', label: 'Security', to: '/security', order: 40 },
  { menu: 'trainer', id: 'trainer-security', label: 'Security', to: '/security', icon: 'shield-check', order: 110 },
  { ...operations, id: 'releases', label: 'Releases', to: '/operator/releases', icon: 'package', order: 20 },
  { ...operations, id: 'figures', label: 'Figures', to: '/operator/figures', icon: 'activity', order: 30 },
  { ...operations, id: 'jobs', label: 'Jobs', to: '/operator/jobs', icon: 'workflow', order: 40 },
  { ...operations, id: 'backups', label: 'Backups', to: '/operator/backups', icon: 'database-backup', order: 50 },
];
