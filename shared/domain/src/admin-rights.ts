/**
 * What an administrator may do. Each right is given alone; an administrator holds at least one.
 * content: blog, moderation, categories. people: users and trainers. finance: ledger, payouts, refunds. operations:
 * releases, jobs, settings. owner: the rights of others.
 */
export const adminRights = ['content', 'people', 'finance', 'operations', 'owner'] as const;

export type AdminRight = (typeof adminRights)[number];

/** Whether the user holds the right. A shell that names no rights leaves it to the API. */
export const holdsRight = (
  user: { isAdmin: boolean; rights?: readonly AdminRight[] } | null | undefined,
  right: AdminRight,
): boolean => user?.isAdmin === true && (user.rights?.includes(right) ?? true);

/** The page that makes its user the first administrator. The key is in the fragment, which no log and no other site sees. */
export const firstAdministratorPath = '/first-administrator';

export const firstAdministratorAddress = (origin: string, key: string): string =>
  `${origin}${firstAdministratorPath}#${key}`;
