import { learningPosts } from './learning';
import { platformPosts } from './platform';
import type { PostSeed } from './post-seed';
import { teachingPosts } from './teaching';

export const posts: readonly PostSeed[] = [...learningPosts, ...teachingPosts, ...platformPosts];
