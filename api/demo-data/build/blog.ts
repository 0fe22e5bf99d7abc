import { postSlugOf } from '@kaksha/domain/slugs';
import { dayMs, hourMs } from '@kaksha/domain/time-units';
import { blogComments, blogLikes, blogPosts } from '../../src/platform/database/schema/blog';
import { trainers } from '../../src/platform/database/schema/people';
import { drawPostCover } from '../../src/platform/drawing/cover';
import { createRandom } from '../../src/platform/drawing/random';
import { posts } from '../data/demo';
import type { PostSeed } from '../data/schema';
import { type Clock, noLaterThan } from './clock';
import type { People } from './learners';
import { readReview } from './notation';
import { type PictureList, pictureInText } from './pictures';
import type { RowBook } from './rows';

/** Posts with their pictures, likes and comments. */
export function addBlog(book: RowBook, clock: Clock, people: People, pictures: PictureList): void {
  posts.forEach((seed, i) => {
    const random = createRandom(`post:${seed.title}`);
    const publishedAt = seed.publishedDaysAgo === null ? null : clock.ago(seed.publishedDaysAgo, '09:30');
    const createdAt = publishedAt ? new Date(publishedAt.getTime() - 2 * dayMs) : clock.ago(2 + (i % 5) * 3, '16:10');
    const updatedAt = publishedAt ?? new Date(createdAt.getTime() + 9 * hourMs);
    const addPicture = ({ scene, hue }: PostSeed['picture']) =>
      pictures.add({ kind: 'blog', ownerId: people.admin.id, svg: drawPostCover(scene, hue, seed.title), width: 960 });
    const post = book.add(blogPosts, {
      slug: postSlugOf(seed.title),
      title: seed.title,
      content: seed.content
        .map((line) => (typeof line === 'string' ? line : pictureInText(addPicture(line), line.alt)))
        .join('\n'),
      tags: seed.tags,
      metaTitle: seed.metaTitle ?? '',
      metaDescription: seed.metaDescription,
      metaKeywords: seed.metaKeywords,
      imageId: addPicture(seed.picture),
      status: publishedAt ? 'published' : 'draft',
      publishedAt,
      authorId: people.admin.id,
      createdAt,
      updatedAt,
    });
    if (!publishedAt) return;
    const sinceMs = clock.midnight.getTime() - publishedAt.getTime();
    for (const user of random.sample([people.priya, ...people.learners], seed.likes)) {
      const at = new Date(publishedAt.getTime() + random.next() ** 2 * sinceMs * 0.98);
      people.acted(user.id, at);
      book.add(blogLikes, { postId: post.id, userId: user.id, createdAt: at });
    }
    seed.comments.map(readReview).forEach(({ author, text }, nth) => {
      const user = author === 'Anonymous' ? null : commenter(book, people, author ?? '');
      const share = (nth + 1) / (seed.comments.length + 0.4);
      const at = noLaterThan(clock, new Date(publishedAt.getTime() + Math.min(sinceMs, 12 * dayMs) * share));
      if (user) people.acted(user, at);
      book.add(blogComments, { postId: post.id, userId: user, comment: text, createdAt: at, updatedAt: at });
    });
  });
}

/** The user id of a learner or trainer by name. */
function commenter(book: RowBook, people: People, name: string): number {
  const id = people.named(name)?.id ?? book.of(trainers).find((trainer) => trainer.name === name)?.userId;
  if (!id) throw new Error(`unknown commenter: ${name}`);
  return id;
}
