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
}
