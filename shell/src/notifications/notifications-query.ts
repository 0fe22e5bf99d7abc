import { pageIn } from '@kaksha/domain/address-numbers';
import { isNotificationKind, type NotificationKind } from '@kaksha/domain/notifications';

/** The filters of the list, as the address holds them. */
export interface ListQuery {
  unread: boolean;
  kind?: NotificationKind;
  page: number;
}

export function readQuery(parameters: URLSearchParams): ListQuery {
  const kind = parameters.get('kind');
  return {
    unread: parameters.get('show') === 'unread',
    ...(isNotificationKind(kind) && { kind }),
    page: pageIn(parameters),
  };
}

/** The address's search; defaults are left out. */
export function searchOf({ unread, kind, page }: ListQuery): string {
  const parameters = new URLSearchParams();
  if (unread) parameters.set('show', 'unread');
  if (kind) parameters.set('kind', kind);
  if (page > 1) parameters.set('page', String(page));
  return `?${parameters}`;
}
