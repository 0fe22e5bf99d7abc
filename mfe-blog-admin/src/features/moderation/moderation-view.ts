import { pageIn } from '@kaksha/domain/address-numbers';
import type { LoaderFunction } from 'react-router-dom';
import type { BlogStore } from '../../store/blog-store';

export const moderationViews = [
  { value: 'reported', label: 'Reported reviews' },
  { value: 'hidden', label: 'Hidden reviews' },
  { value: 'messages', label: 'Messages' },
  { value: 'answered', label: 'Answered messages' },
] as const;
export type ModerationView = (typeof moderationViews)[number]['value'];

/** A list of the page and its page number, as in the address. */
export interface ModerationList {
  view: ModerationView;
  page: number;
}

export function listOf(search: string): ModerationList {
  const params = new URLSearchParams(search);
  const view = moderationViews.find(({ value }) => value === params.get('show'))?.value ?? 'reported';
  return { view, page: pageIn(params) };
}

export function moderationPath({ view, page }: ModerationList): string {
  const params = new URLSearchParams({
    ...(view !== 'reported' && { show: view }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `/moderation?${params}` : '/moderation';
}

export const loadModeration = (store: BlogStore, { view, page }: ModerationList): Promise<void> =>
  view === 'reported' || view === 'hidden'
    ? store.moderatedReviews.load({ state: view, page })
    : store.contactMessages.load({ answered: view === 'answered', page });

export function moderationLoader(store: BlogStore): LoaderFunction {
  return ({ request }) => store.host.awaitLoader(loadModeration(store, listOf(new URL(request.url).search)));
}
