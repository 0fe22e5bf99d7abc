import { isBlank } from '@kaksha/domain/blank-text';
import type { PostStatus } from '@kaksha/domain/blog';
import type { PostForm } from '@kaksha/domain/post-form';
import { postErrorSummary, postRules } from '@kaksha/domain/post-rules';
import { messagesOf } from '@kaksha/domain/rules';
import type { ServiceContext } from '../../../platform/context/context';
import { refuse } from '../../../platform/http/form';
import { contentTooComplex, embeddedPicture } from '../errors';

/**
 * Sanitises HTML in the worker thread. Call it outside of transactions, because it can wait for other users.
 * @throws ApiError VALIDATION_FAILED (400) for pasted pictures and for HTML that takes too long.
 */
export async function cleanContent(
  { worker, settings: { mediaBase, embedHosts } }: ServiceContext,
  content: string,
): Promise<{ content: string; isEmpty: boolean }> {
  const prepared = await worker.run(
    'preparePostHtml',
    { content, mediaBase, embedHosts },
    { onTimeout: contentTooComplex },
  );
  if (prepared.problem === null) return prepared;
  throw prepared.problem === 'embeddedPicture' ? embeddedPicture() : contentTooComplex();
}

export function trimmed(form: PostForm): PostForm {
  return {
    title: form.title.trim(),
    content: form.content,
    tags: [...new Set(form.tags.map((tag) => tag.trim()).filter((tag) => !isBlank(tag)))],
    metaTitle: form.metaTitle.trim(),
    metaDescription: form.metaDescription.trim(),
    metaKeywords: form.metaKeywords.trim(),
  };
}

/** @throws ApiError VALIDATION_FAILED (400) with a message for each field that the status requires. */
export function checkPost(
  form: PostForm,
  { status, hasImage, isEmpty }: { status: PostStatus; hasImage: boolean; isEmpty: boolean },
): void {
  const errors = messagesOf(postRules, { ...form, image: hasImage }, { status, isEmpty });
  refuse(errors, {}, postErrorSummary(errors, status) ?? undefined);
}
