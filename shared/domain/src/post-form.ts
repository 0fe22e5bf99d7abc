import { isBlank } from './blank-text';
import { foldedText } from './folded-text';
import { htmlToText } from './html-text';

/** The form of a blog post. */
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
