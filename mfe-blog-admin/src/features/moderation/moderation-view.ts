import { pageIn } from '@kaksha/domain/address-numbers';
import type { ModeratedState } from '@kaksha/domain/feedback';
import type { LoaderFunction } from 'react-router-dom';
import type { BlogStore } from '../../store/blog-store';

export const moderationViews = [
  { value: 'reported', label: 'Reported reviews' },
  { value: 'hidden', label: 'Hidden reviews' },
  { value: 'courses', label: 'Reported courses' },
  { value: 'hidden-courses', label: 'Hidden courses' },
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

/** What a view lists: reviews or courses, reported or hidden; or messages. */
export const subjectOf: Readonly<Record<ModerationView, ModerationSubject>> = {
  reported: { of: 'reviews', state: 'reported' },
  hidden: { of: 'reviews', state: 'hidden' },
  courses: { of: 'courses', state: 'reported' },
  'hidden-courses': { of: 'courses', state: 'hidden' },
  messages: { of: 'messages', answered: false },
  answered: { of: 'messages', answered: true },
};
type ModerationSubject = { of: 'reviews' | 'courses'; state: ModeratedState } | { of: 'messages'; answered: boolean };

export function loadModeration(store: BlogStore, { view, page }: ModerationList): Promise<void> {
  const subject = subjectOf[view];
  if (subject.of === 'messages') return store.contactMessages.load({ answered: subject.answered, page });
  const lists = { reviews: store.moderatedReviews, courses: store.moderatedCourses };
  return lists[subject.of].load({ state: subject.state, page });
}

export function moderationLoader(store: BlogStore): LoaderFunction {
  return ({ request }) => store.host.awaitLoader(loadModeration(store, listOf(new URL(request.url).search)));
}
