import { pageIn } from '@kaksha/domain/address-numbers';
import type { NotificationDeclaration } from '@kaksha/domain/notification-kinds';

/** The filters of the list, as the address holds them. */
export interface ListQuery {
  unread: boolean;
  kind?: string;
  page: number;
}

/** @param kinds  those of the user; the address may have one that has gone */
export function readQuery(parameters: URLSearchParams, kinds: readonly NotificationDeclaration[]): ListQuery {
  const kind = kinds.find((each) => each.kind === parameters.get('kind'))?.kind;
  return {
    unread: parameters.get('show') === 'unread',
    ...(kind && { kind }),
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
