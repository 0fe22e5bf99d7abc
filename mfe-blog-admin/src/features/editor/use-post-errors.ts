import { useHost } from '@kaksha/contract/host-context';
import type { PostStatus } from '@kaksha/domain/blog';
import { type CheckedPost, postErrorSummary, postRules } from '@kaksha/domain/post-rules';
import { type Messages, messagesOf } from '@kaksha/domain/rules';
import { useState } from 'react';

export type PostErrors = Messages<keyof CheckedPost>;

/**
 * Messages of the fields that keep a post from being sent.
 * @param onRefused  called after a check that found errors
 */
export function usePostErrors(onRefused: (errors: PostErrors) => void) {
  const { notify } = useHost();
  const [errors, setErrors] = useState<PostErrors>({});
  return {
    errors,
    /** Whether the post can be sent; shows its errors when not. */
    check(post: CheckedPost, status: PostStatus): boolean {
      const found = messagesOf(postRules, post, { status });
      const problem = postErrorSummary(found, status);
      setErrors(found);
      if (!problem) return true;
      notify.error(problem);
      onRefused(found);
      return false;
    },
    /** Removes the errors of fields that changed. */
    clear(changed: readonly string[]) {
      setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => !changed.includes(field))));
    },
  };
}
