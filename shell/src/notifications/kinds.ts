import type { NotificationDeclaration } from '@kaksha/domain/notification-kinds';

/** The part of the live releases that declares notification kinds. */
export interface KindSource {
  shell: { notifications?: readonly NotificationDeclaration[] };
  remotes: Readonly<Record<string, { notifications?: readonly NotificationDeclaration[] }>>;
}

/** The kinds of all live remotes, then those of the host. */
export const declaredKinds = ({ shell, remotes }: KindSource): NotificationDeclaration[] =>
  [...Object.values(remotes), shell].flatMap(({ notifications = [] }) => notifications);
