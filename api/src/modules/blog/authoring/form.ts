import type { PostStatus } from '@kaksha/domain/blog';
import { type PostForm, postErrorSummary, postErrors } from '@kaksha/domain/post-rules';
import { badRequest } from '../../../api-error';
import type { Settings } from '../../../settings';
import { embeddedPicture } from '../errors';
import { cleanHtml, hasEmbeddedPicture } from './clean-html';

const wireNames: Partial<Record<string, string>> = {
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
  metaKeywords: 'meta_keywords',
};

/** Trims the form and sanitises its HTML. @throws ApiError VALIDATION_FAILED (400) for pasted pictures. */
export function cleaned(form: PostForm, settings: Pick<Settings, 'mediaBase' | 'embedHosts'>): PostForm {
  if (hasEmbeddedPicture(form.content)) throw embeddedPicture();
  return {
    title: form.title.trim(),
    content: cleanHtml(form.content, settings),
    tags: [...new Set(form.tags.map((tag) => tag.trim()).filter(Boolean))],
    metaTitle: form.metaTitle.trim(),
    metaDescription: form.metaDescription.trim(),
    metaKeywords: form.metaKeywords.trim(),
  };
}

/** @throws ApiError VALIDATION_FAILED (400) with a message for each field that the status requires. */
export function checkPost(form: PostForm, { status, hasImage }: { status: PostStatus; hasImage: boolean }): void {
  const errors = postErrors(form, status, hasImage);
  const message = postErrorSummary(errors, status);
  if (!message) return;
  throw badRequest(
    message,
    Object.fromEntries(Object.entries(errors).map(([field, text]) => [wireNames[field] ?? field, text])),
  );
}
