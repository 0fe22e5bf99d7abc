import type { ContactedUser } from '@kaksha/domain/engagement';

/** How often somebody viewed, chatted and was interested, in all. */
export function totalInteractions({ views, chats, interests }: ContactedUser): number {
  return views + chats + interests;
}
