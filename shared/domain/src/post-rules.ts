import type { PostStatus } from './blog';
import { htmlToText } from './html-text';
import { limits } from './limits';

/** What an author fills in of a blog post. Pages and API share what is said of it. */
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

/** What is missing or too long, by field; nothing when the post may be saved with that status. */
export function postErrors(form: PostForm, status: PostStatus, hasImage: boolean): PostErrors {
  return {
    ...(!form.title.trim() && { title: postMessages.title }),
    ...(isEmptyHtml(form.content) && { content: postMessages.content }),
    ...(form.tags.length === 0 && { tags: postMessages.tags }),
    ...(status === 'published' && !hasImage && { image: postMessages.image }),
    ...tooLong(form),
  };
}

/** The one sentence that is said of errors when a post is saved. */
export function postErrorSummary(errors: PostErrors, status: PostStatus): string | null {
  const { title, content, tags, image } = errors;
  const missing = title === postMessages.title || content === postMessages.content || tags === postMessages.tags;
  if (missing) return status === 'published' ? postMessages.publishIncomplete : postMessages.draftIncomplete;
  return image ? postMessages.imageMissing : (Object.values(errors)[0] ?? null);
}

/** Whether HTML shows nothing: an editor that was emptied still holds `<p><br></p>`. */
export function isEmptyHtml(html: string): boolean {
  return !/<(img|iframe)\b/i.test(html) && htmlToText(html) === '';
}

/** The tags with one more: what is empty or there already is not added. */
export function addTag(tags: readonly string[], tag: string): string[] {
  const added = tag.trim().replace(/\s+/g, ' ');
  const known = tags.some((other) => other.toLowerCase() === added.toLowerCase());
  return added === '' || known ? [...tags] : [...tags, added];
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
