export const postStatuses = ['draft', 'published'] as const;
export type PostStatus = (typeof postStatuses)[number];

/** A blog post in a list. */
export interface PostSummary {
  id: number;
  slug: string;
  title: string;
  /** Sanitised HTML. */
  content: string;
  tags: string[];
  status: PostStatus;
  image: string | null;
  likeCount: number;
  commentCount: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
  /** Time of the first publication; null for a draft. */
  publishedAt?: string | null;
  /** Time of the scheduled publication of a draft; null without a schedule. */
  scheduledAt?: string | null;
}

export interface Comment {
  id: number;
  comment: string;
  /** The author; null when the account is deleted. */
  userId: number | null;
  authorName: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** A blog post with the content of its page. */
export interface Post extends PostSummary {
  metaTitle: string;
  metaDescription: string;
  /** Comma list. */
  metaKeywords: string;
  /** Whether the current user likes it. */
  liked: boolean;
  /** Latest first. */
  comments: Comment[];
}
