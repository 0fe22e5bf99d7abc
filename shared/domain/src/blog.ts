export const postStatuses = ['draft', 'published'] as const;
export type PostStatus = (typeof postStatuses)[number];

/** What a list shows of a blog post. */
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
  /** When it was first published; null for a draft. */
  publishedAt?: string | null;
  /** When a draft publishes itself; null when nobody chose a time. */
  scheduledAt?: string | null;
}

export interface Comment {
  id: number;
  text: string;
  /** Who wrote it; null when the person is gone. */
  userId: number | null;
  authorName: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** Everything that a post's page shows. */
export interface Post extends PostSummary {
  metaTitle: string;
  metaDescription: string;
  /** Comma list. */
  metaKeywords: string;
  /** Whether the person who asked likes it. */
  liked: boolean;
  /** Latest first. */
  comments: Comment[];
}
