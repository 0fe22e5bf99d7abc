import type { PostForm } from '@kaksha/domain/post-rules';

/** What an author typed and did not save yet, kept on the device. */
export interface KeptDraft {
  /** The post that is edited; null for a new one. */
  postId: number | null;
  form: PostForm;
  /** The version that is edited. */
  version: number | null;
  /** ISO 8601, UTC. */
  keptAt: string;
}

const prefix = 'kaksha.post-draft.';
const keyOf = (userId: number, postId: number | null) => `${prefix}${userId}.${postId ?? 'new'}`;

/** Keeps a draft for a person. False when the device has no room or keeps nothing. */
export function keepDraft(userId: number, draft: KeptDraft): boolean {
  try {
    localStorage.setItem(keyOf(userId, draft.postId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(userId: number, postId: number | null): void {
  try {
    localStorage.removeItem(keyOf(userId, postId));
  } catch {
    // A device that keeps nothing has nothing to forget.
  }
}

export function keptDraft(userId: number, postId: number | null): KeptDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(userId, postId)) ?? 'null') as KeptDraft | null;
    return typeof draft?.form?.content === 'string' && Array.isArray(draft.form.tags) ? draft : null;
  } catch {
    return null;
  }
}

/** Everything that a person has not saved, latest first. */
export function keptDrafts(userId: number): KeptDraft[] {
  try {
    const own = `${prefix}${userId}.`;
    const names = Object.keys(localStorage).filter((key) => key.startsWith(own));
    return names
      .flatMap((key) => keptDraft(userId, key.endsWith('.new') ? null : Number(key.slice(own.length))) ?? [])
      .sort((a, b) => b.keptAt.localeCompare(a.keptAt));
  } catch {
    return [];
  }
}
