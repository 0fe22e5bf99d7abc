import { isBlank } from './blank-text';
import type { PostStatus } from './blog';
import { foldedText } from './folded-text';
import { htmlToText } from './html-text';
import * as limits from './limits';

/** The form of a blog post. Pages and API share its validation. */
export interface PostForm {
  title: string;
  /** HTML. */
  content: string;
  tags: string[];
  metaTitle: string;
  metaDescription: string;
  /** Comma list. */
  metaKeywords: string;
}

export const emptyPostForm: PostForm = {
  title: '',
  content: '',
  tags: [],
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
};

/** What its author can edit of a post. */
export const postFormOf = ({ title, content, tags, metaTitle, metaDescription, metaKeywords }: PostForm): PostForm => ({
  title,
  content,
  tags,
  metaTitle,
  metaDescription,
  metaKeywords,
});

export const postMessages = {
  draftIncomplete: 'Please fill all required fields (title, content, and at least one tag) before saving',
  publishIncomplete: 'Please fill all required fields (title, content, and at least one tag) before publishing',
  imageMissing: 'Please upload a featured image before publishing',
  title: 'Title is required',
  content: 'Content is required',
  tags: 'At least one tag is required',
  image: 'A featured image is required',
} as const;

export type PostErrors = Partial<Record<keyof PostForm | 'image', string>>;

/** Error messages by field; empty when the post may be saved with the status. */
export function postErrors(
  form: PostForm,
  status: PostStatus,
  hasImage: boolean,
  isEmpty = isEmptyHtml(form.content),
): PostErrors {
  return {
    ...(isBlank(form.title) && { title: postMessages.title }),
    ...(isEmpty && { content: postMessages.content }),
    ...(form.tags.length === 0 && { tags: postMessages.tags }),
    ...(status === 'published' && !hasImage && { image: postMessages.image }),
    ...tooLong(form),
  };
}

/** The summary message when a post with errors is saved; null without errors. */
export function postErrorSummary(errors: PostErrors, status: PostStatus): string | null {
  const { title, content, tags, image } = errors;
  const missing = title === postMessages.title || content === postMessages.content || tags === postMessages.tags;
  if (missing) return status === 'published' ? postMessages.publishIncomplete : postMessages.draftIncomplete;
  return image ? postMessages.imageMissing : (Object.values(errors)[0] ?? null);
}

/** Whether HTML has no visible content. A cleared editor still contains `<p><br></p>`. */
export function isEmptyHtml(html: string): boolean {
  return !/<(img|iframe)\b/i.test(html) && isBlank(htmlToText(html));
}

/** The tags with the new one. Ignores an empty tag and a duplicate. */
export function addTag(tags: readonly string[], tag: string): string[] {
  const added = tag.trim().replace(/\s+/g, ' ');
  const known = tags.some((other) => foldedText(other) === foldedText(added));
  return isBlank(added) || known ? [...tags] : [...tags, added];
}

function tooLong(form: PostForm): PostErrors {
  const { titleMax, contentMax, tagMax, tagsMax, metaMax } = limits.post;
  const said = (field: keyof PostForm, length: number, most: number) =>
    length > most && { [field]: `Please use at most ${most} characters` };
  return {
    ...said('title', form.title.length, titleMax),
    ...said('content', form.content.length, contentMax),
    ...said('metaTitle', form.metaTitle.length, metaMax),
    ...said('metaDescription', form.metaDescription.length, metaMax),
    ...said('metaKeywords', form.metaKeywords.length, metaMax),
    ...said('tags', Math.max(0, ...form.tags.map((tag) => tag.length)), tagMax),
    ...(form.tags.length > tagsMax && { tags: `Please use at most ${tagsMax} tags` }),
  };
}
