import { isNotificationKind, type NotificationKind } from '@kaksha/domain/notifications';

/** The filters of the list, as the address holds them. */
export interface ListQuery {
  unread: boolean;
  kind?: NotificationKind;
  page: number;
}

export function readQuery(parameters: URLSearchParams): ListQuery {
  const kind = parameters.get('kind');
  const page = Number(parameters.get('page'));
  return {
    unread: parameters.get('show') === 'unread',
    ...(isNotificationKind(kind) && { kind }),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
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
