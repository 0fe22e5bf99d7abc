import type { PostScene } from '../../../src/platform/drawing/post-scenes';

export interface PostSeed {
  title: string;
  tags: string[];
  /** Days before the load day; null is a draft. */
  publishedDaysAgo: number | null;
  /** The picture: a scene and a hue in degrees of oklch. */
  picture: { scene: PostScene; hue: number };
  metaTitle?: string;
  metaDescription: string;
  metaKeywords: string;
  likes: number;
  /** `Name: text`, oldest first; a name that no one has is an anonymous reader. */
  comments: string[];
  /** HTML. */
  content: string;
}
