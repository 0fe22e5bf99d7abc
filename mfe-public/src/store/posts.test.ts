import type { CurrentUser } from '@kaksha/domain/current-user';
import { comment, postDetails } from '@kaksha/testing/factories';
import { done, envelopeData, failure } from '@kaksha/testing/fake-http';
import { commentWire, postDetailsWire } from '@kaksha/testing/wire/blog';
import { catalogueHost, paths } from '../fake-catalogue';
import { removeComment, toggleLike, writeComment } from './posts';
import { createPublicStore } from './public-store';

const slug = 'how-to-choose-a-live-course';
const [own, other] = [comment({ id: 9, userId: 5, comment: 'Mine.' }), comment({ id: 1 })];
const stored = postDetails({ slug, comments: [own, other], commentCount: 2, liked: false, likeCount: 4 });

async function open(method: 'POST' | 'DELETE', path: RegExp) {
  const host = catalogueHost({ as: 'learner' });
  host.http.on('GET', paths.post, postDetailsWire(stored));
  let answer = (_answer: unknown) => {};
  host.http.on(method, path, () => new Promise((resolve) => (answer = resolve)));
  const store = createPublicStore(host);
  await store.post.load(slug);
  const user: CurrentUser = host.session.get().user!;
  return { host, store, user, post: () => store.post.get(slug).data!, answer: (given: unknown) => answer(given) };
}

test('a post that loads before a deletion ends does not have the comment', async () => {
  const { store, post, answer } = await open('DELETE', /comments\/9$/);
  const removal = removeComment(store, stored, own);
  await store.post.reload(slug);
  expect(post()).toMatchObject({ comments: [other], commentCount: 1 });
  answer(done());
  await removal;
  expect(post()).toMatchObject({ comments: [other], commentCount: 1 });
});

test('a refused deletion puts only its comment back', async () => {
  const { host, store, user, post, answer } = await open('DELETE', /comments\/9$/);
  const removal = removeComment(store, stored, own);
  const added = comment({ id: 10, userId: 5, comment: 'Thank you.' });
  host.http.on('POST', /comments$/, envelopeData(commentWire(added)));
  await writeComment(store, stored, user, 'Thank you.');
  answer(failure(500, 'Closed.'));
  await removal;
  expect(post().commentCount).toBe(3);
  expect(
    post()
      .comments.map(({ id }) => id)
      .sort(),
  ).toEqual([1, 10, 9]);
});

test('a comment that a load brings before its own answer is there once', async () => {
  const { host, store, user, post, answer } = await open('POST', /comments$/);
  const added = comment({ id: 10, userId: 5, comment: 'Thank you.' });
  const writing = writeComment(store, stored, user, 'Thank you.');
  host.http.on('GET', paths.post, postDetailsWire({ ...stored, comments: [added, own, other], commentCount: 3 }));
  await store.post.reload(slug);
  answer(envelopeData(commentWire(added)));
  await writing;
  expect(post().comments.map(({ id }) => id)).toEqual([10, 9, 1]);
  expect(post().commentCount).toBe(3);
});

test('a post that loads before a like ends shows the like, which a refusal takes back', async () => {
  const { store, user, post, answer } = await open('POST', /\/like$/);
  const like = toggleLike(store, slug, user);
  await store.post.reload(slug);
  expect(post()).toMatchObject({ liked: true, likeCount: 5 });
  answer(failure(500, 'Closed.'));
  await like;
  expect(post()).toMatchObject({ liked: false, likeCount: 4 });
});
