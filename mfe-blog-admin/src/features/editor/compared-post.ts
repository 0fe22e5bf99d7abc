import type { AuthoredPost } from '@kaksha/api-client/blog-authoring';
import { countText } from '@kaksha/domain/count-text';
import { shortened } from '@kaksha/domain/cut-text';
import { htmlToText } from '@kaksha/domain/html-text';
import { type PostForm, postFormOf } from '@kaksha/domain/post-form';
import { type ComparedField, comparedFields } from '@kaksha/forms/use-conflict';

/** What a save of a post changes. */
export interface PostValues extends PostForm, Pick<AuthoredPost, 'status' | 'scheduledAt'> {
  /** Address of the picture. */
  image: string;
}

export const valuesOf = (post: AuthoredPost): PostValues => ({
  ...postFormOf(post),
  status: post.status,
  scheduledAt: post.scheduledAt,
  image: post.image ?? '',
});

/** @param momentText  formats a moment in the time zone of the author */
export function stateText(
  { status, scheduledAt }: Pick<AuthoredPost, 'status' | 'scheduledAt'>,
  momentText: (at: string) => string,
): string {
  if (status === 'published') return 'Published';
  return scheduledAt ? `Scheduled for ${momentText(scheduledAt)}` : 'Draft';
}

export const wordsOf = (html: string): string[] => htmlToText(html).split(' ').filter(Boolean);

const shownMax = 300;

/** The number of words, and the text from a little before the first word that differs from the other content. */
function describeContent({ content }: PostValues, other: PostValues): string {
  const words = wordsOf(content);
  const others = wordsOf(other.content);
  const count = countText(words.length, 'word');
  const isAlike = words.join(' ') === others.join(' ');
  if (isAlike) return `${count}; the same words with another format, other links or other pictures`;
  const first = words.findIndex((word, index) => word !== others[index]);
  const start = Math.max(0, (first < 0 ? words.length : first) - 5);
  return `${count}: ${start > 0 ? '… ' : ''}${shortened(words.slice(start).join(' '), shownMax)}`;
}

/** @param isPictureChosen  a save stores only a chosen picture; without one the stored picture stays */
export const comparedPost = (
  momentText: (at: string) => string,
  isPictureChosen: boolean,
): ComparedField<PostValues>[] => [
  ...comparedFields<PostValues>({ title: 'Title' }),
  { label: 'Content', names: ['content'], show: ({ content }) => content, describe: describeContent },
  {
    label: 'Status',
    names: ['status', 'scheduledAt'],
    show: (values) => stateText(values, momentText),
  },
  ...(isPictureChosen
    ? [{ label: 'Featured image', names: ['image'] as const, show: ({ image }: PostValues) => image, isPicture: true }]
    : []),
  ...comparedFields<PostValues>({
    tags: 'Tags',
    metaTitle: 'SEO Title',
    metaDescription: 'Meta Description',
    metaKeywords: 'Meta Keywords',
  }),
];
