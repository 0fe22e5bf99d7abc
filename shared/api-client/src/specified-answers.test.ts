import * as factories from '@kaksha/testing/factories';
import { commentWire, postDetailsWire, postWire } from '@kaksha/testing/wire/blog';
import { categoryWire, trainerWire } from '@kaksha/testing/wire/catalogue';
import { courseContentWire, courseModuleWire } from '@kaksha/testing/wire/trainer-area';
import { getAllPosts, getDraftPosts, getPost, getPosts } from './blog';
import { changeComment } from './blog-authoring';
import { addComment } from './blog-changes';
import { getCategories, getTrainers } from './catalogue';
import { addContent } from './contents';
import { addModule, getModulesOfCourse, getModulesOfTrainer } from './curriculum';
import { fakeApi } from './fake-api';

/** Checks that the client reads every shape of an answer that the specification names. */

const answering = (body: unknown) => fakeApi(() => ({ body })).http;
const success = { success: true, status: 'success' };
const details = factories.courseDetails();
const category = categoryWire(factories.category());
const post = factories.postDetails();
const whose = { trainerId: 3, courseId: 7 };

/** Bodies that hold a list in `data.results`, in `data`, in `results` and as the body itself. */
const shapesOf = (list: unknown[]): [string, unknown][] => [
  ['data.results', { ...success, data: { results: list } }],
  ['data', { ...success, data: list }],
  ['results', { ...success, results: list }],
  ['the body', list],
];

test.each(shapesOf([category]))('categories are read from %s', async (_shape, body) => {
  expect(await getCategories(answering(body))).toEqual([factories.category()]);
});

test.each(shapesOf(details.modules.map((module) => courseModuleWire(module))))(
  'a curriculum is read from %s',
  async (_shape, body) => {
    expect(await getModulesOfCourse(answering(body), 7)).toMatchObject(details.modules);
    expect(await getModulesOfTrainer(answering(body), 3)).toMatchObject(details.modules);
  },
);

test.each(shapesOf([postWire(post)]))('the lists of posts are read from %s', async (_shape, body) => {
  for (const getList of [getPosts, getAllPosts, getDraftPosts]) {
    expect(await getList(answering(body))).toMatchObject([{ id: post.id, title: post.title }]);
  }
});

test.each([
  ['results and count', { results: [trainerWire(factories.trainer())], count: 23 }],
  ['trainers and total', { trainers: [trainerWire(factories.trainer())], total: 23 }],
])('trainers are read from %s', async (_names, fields) => {
  const paged = { ...fields, current_page: 2, total_pages: 3 };
  for (const body of [{ ...success, data: paged }, paged]) {
    expect(await getTrainers(answering(body), {})).toMatchObject({
      results: [factories.trainer()],
      total: 23,
      page: 2,
      totalPages: 3,
    });
  }
});

test('a new content is read from `data.results` and from `data`', async () => {
  const wire = courseContentWire({ id: 1, type: 'Benefits', items: ['Notes'], live: true });
  for (const data of [{ ...wire, results: wire }, wire]) {
    const added = await addContent(answering({ ...success, data }), whose, { type: 'Benefits', text: 'Notes' });
    expect(added).toMatchObject({ id: 1, type: 'Benefits', items: ['Notes'], live: true });
  }
});

test('a new module is read from `data`', async () => {
  const module = { id: 4, name: 'Pods', topics: ['a'], handsOn: [], skills: [] };
  const course = { stage: 4, course_status: 'published', missing: [] };
  const http = answering({ ...success, data: { ...courseModuleWire(module), course } });
  const added = await addModule(http, whose, { name: 'Pods', topics: 'a', handsOn: '', skills: '' });
  expect(added.module).toMatchObject(module);
});

test.each([
  ['id, title and image_url', { blog_id: undefined, Title: undefined, ImageUrl: undefined }],
  ['blog_id, Title and ImageUrl', { id: undefined, title: undefined, image_url: undefined }],
])('a post is read with %s', async (_names, without) => {
  const wire = { ...postDetailsWire({ ...post, image: '/media/a.png' }), ...without };
  const http = answering({ ...success, data: { results: wire } });
  expect(await getPost(http, post.slug)).toMatchObject({ id: post.id, title: post.title, image: '/media/a.png' });
});

const comment = { id: 1, comment: 'Good', userId: 5, authorName: 'Priya', createdAt: '2026-01-12T09:00:00.000Z' };

test.each([
  ['a date', '2026-01-12T09:00:00.000Z'],
  ['seconds', { seconds: 1_768_208_400 }],
])('the time of a comment is read from %s, and the comment from `data`', async (_shape, created_at) => {
  const http = answering({ ...success, data: { ...commentWire(comment), created_at } });
  expect(await addComment(http, 9, 5, 'Good')).toEqual(comment);
});

test('a changed comment is read from `comment`, and without success its error is thrown', async () => {
  const changed = { ...commentWire(comment), hidden: false, author_stopped: false, version: 1 };
  expect(await changeComment(answering({ ...success, comment: changed }), 9, 1, { comment: 'Good' })).toMatchObject(
    comment,
  );
  const refused = answering({ success: false, error: 'The post is closed.' });
  await expect(changeComment(refused, 9, 1, { comment: 'Good' })).rejects.toMatchObject({
    message: 'The post is closed.',
  });
});

test.each([
  ['an error of the API', { success: false, error: 'The office is closed.' }, 'The office is closed.'],
  ['no list', { ...success, data: { results: {} } }, 'Results is not an array'],
  ['a page of a proxy', '<html></html>', 'Invalid response format'],
])('a list rejects for %s', async (_what, body, message) => {
  await expect(getCategories(answering(body))).rejects.toMatchObject({ message });
});
