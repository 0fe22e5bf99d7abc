import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientApiReads } from '@kaksha/domain/api-reads';

// `generated-files.test.ts` holds that the file is what the sources give.
const file = join(__dirname, '../../../shared/api-client/src/generated/reads.json');
const client: ClientApiReads = JSON.parse(readFileSync(file, 'utf8'));
const fieldsOf = (module: string, name: string, operation: string) =>
  Object.keys(client[module]?.[name]?.[operation]?.answer ?? {});

test('a list reads the fields of its mapper, and none that only the page of one post reads', () => {
  const fields = fieldsOf('blog', 'getPosts', 'GET /blogs');
  expect(fields).toEqual(expect.arrayContaining(['data.results', 'data.results[].title', 'data.results[].slug']));
  expect(fields).not.toContain('data.results[].meta_title');
  expect(fieldsOf('blog', 'getPost', 'GET /blogs/{slug}')).toContain('data.results.meta_title');
});

test.each([
  [
    'all fields of a record whose keys are converted',
    'coupons',
    'getCoupons',
    'GET /coupons',
    'data.results[].percent',
  ],
  ['a field that is taken apart', 'second-factor', 'getStepUpState', 'GET /auth/step-up', 'data.results.methods'],
  ['a conversion that is passed on', 'notifications', 'getNotifications', 'GET /notifications', 'data.results[].title'],
  [
    'a record of another name',
    'curriculum',
    'updateModule',
    'PUT /courseCurriculum/curriculum/{id}',
    'data.results.id',
  ],
  ['the fields of a page', 'audit', 'getAuditLog', 'GET /admin/audit', 'data.total_pages'],
  ['a call through a helper with an address', 'feedback', 'getFeedback', 'GET /api/feedback/{trainerId}', 'data.stars'],
])('finds %s', (_, module, name, operation, field) => {
  expect(fieldsOf(module, name, operation)).toContain(field);
});

test('knows what calls send', () => {
  expect(client.notifications?.getNotifications?.['GET /notifications']?.sends).toContain('page');
  expect(client['blog-changes']?.addComment?.['POST /blogs/{blogId}/comments']?.sends).toEqual(['comment', 'userId']);
});
