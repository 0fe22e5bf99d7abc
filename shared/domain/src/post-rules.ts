import { array, boolean, string } from 'yup';
import type { PostStatus } from './blog';
import * as limits from './limits';
import { isEmptyHtml, type PostForm } from './post-form';
import { contextOf, formRules, type Messages, requiredText, text } from './rules';

export const postMessages = {
  draftIncomplete: 'Please fill all required fields (title, content, and at least one tag) before saving',
  publishIncomplete: 'Please fill all required fields (title, content, and at least one tag) before publishing',
  imageMissing: 'Please upload a featured image before publishing',
  title: 'Title is required',
  content: 'Content is required',
  tags: 'At least one tag is required',
  image: 'A featured image is required',
} as const;

/** A post with whether it has a featured image. */
export interface CheckedPost extends PostForm {
  image: boolean;
}

/** The context of the rules. */
export interface PostContext {
  status: PostStatus;
  /** Whether the content shows nothing, when it is known; else the rules look. */
  isEmpty?: boolean;
}

const { titleMax, contentMax, tagMax, tagsMax, metaMax } = limits.post;

export const postRules = formRules<CheckedPost>({
  title: requiredText(titleMax, postMessages.title),
  content: string()
    .max(contentMax, `Please use at most ${contentMax} characters`)
    .test('content', postMessages.content, (html = '', context) => {
      const { isEmpty = isEmptyHtml(html) } = contextOf<PostContext>(context);
      return !isEmpty;
    }),
  metaTitle: text(metaMax),
  metaDescription: text(metaMax),
  metaKeywords: text(metaMax),
  tags: array()
    .max(tagsMax, `Please use at most ${tagsMax} tags`)
    .test('tag', `Please use at most ${tagMax} characters`, (tags: string[] = []) =>
      tags.every((tag) => tag.length <= tagMax),
    )
    .min(1, postMessages.tags),
  image: boolean().when('$status', ([status], image) =>
    status === 'published' ? image.isTrue(postMessages.image) : image,
  ),
});

/** The summary message when a post with errors is saved; null without errors. */
export function postErrorSummary(errors: Messages<keyof CheckedPost>, status: PostStatus): string | null {
  const { title, content, tags, image } = errors;
  const missing = title === postMessages.title || content === postMessages.content || tags === postMessages.tags;
  if (missing) return status === 'published' ? postMessages.publishIncomplete : postMessages.draftIncomplete;
  return image ? postMessages.imageMissing : (Object.values(errors)[0] ?? null);
}
