import type { CurrentUser } from './current-user';
import type { MenuIconName } from './menu-icons';

/** How pages show a kind of notification, as a remote declares it in its `contributions.ts`. */
export interface NotificationDeclaration {
  /** `<remote>.<name>` for a kind that the remote raises; otherwise a kind of the API that belongs to the remote. */
  kind: string;
  /** Its name in lists, filters and settings, at most 60 characters. */
  label: string;
  /** One sentence below the label in the settings, at most 200 characters. */
  description?: string;
  /** A bell by default. */
  icon?: MenuIconName;
  /** Whose filters and settings list it; everyone's by default. */
  audience?: 'everyone' | 'trainer';
}

/** Of a kind that a remote raises: `reports.ready`. */
export const remoteKindRule = /^[a-z][a-z0-9-]{0,59}\.[a-z][a-z0-9-]{0,39}$/;

/** Whether a remote raises the kind, and not the API. */
export const isRemoteKind = (kind: string): boolean => remoteKindRule.test(kind);

/** The kinds that a user gets. @param user  null for a visitor */
export const kindsOfUser = (
  declared: readonly NotificationDeclaration[],
  user: Pick<CurrentUser, 'trainerId'> | null,
): NotificationDeclaration[] =>
  declared.filter(({ audience }) => audience !== 'trainer' || (user !== null && user.trainerId !== null));
