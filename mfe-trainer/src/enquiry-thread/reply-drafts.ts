import type { TrainerStore } from '../store/trainer-store';

const drafts = new WeakMap<TrainerStore, Map<number, string>>();

/** What was typed as a reply and not sent, by question: a dialog that is closed and a list that is narrowed lose none. */
export function replyDrafts(store: TrainerStore): Map<number, string> {
  const known = drafts.get(store) ?? new Map<number, string>();
  drafts.set(store, known);
  return known;
}
