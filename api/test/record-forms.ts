import { eq } from 'drizzle-orm';
import { blogComments } from '../src/platform/database/schema/blog';
import { courseContents, courseModules } from '../src/platform/database/schema/courses';
import { materials } from '../src/platform/database/schema/materials';
import { enrolments } from '../src/platform/database/schema/payments';
import { feedback } from '../src/platform/database/schema/support';
import { addParts, addPicture, courseBody } from './authoring-fixtures';
import { inDays } from './catalogue-fixtures';
import { couponFields } from './coupon-fields';
import { order, type Shop } from './order-fixtures';
import { type RecordForm, resultsOf, type StoredRecord } from './record-form';
import type { CallOptions } from './test-app';

let shop: Shop;

/** Sets the API that the forms call. */
export function useShop(opened: Shop): void {
  shop = opened;
  ids.clear();
}

const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, options: CallOptions = {}) =>
  shop.call(method, path, { token: shop.trainer.token, ...options });
const get = async (path: string, options?: CallOptions) => resultsOf(await call('GET', path, options));

const batchBody = {
  day_of_week: 3,
  start_date: inDays(30),
  time_from: '10:00',
  timePart: 'Morning',
  timezone: 'IST',
  mode: 'Online',
  duration: '2 hours',
  status: true,
};

const cloud = { category_id: 1, category: 'Cloud field', sub_category_id: null, sub_category: null };
const containers = { ...cloud, sub_category_id: 1, sub_category: 'Containers' };

async function addBatch(): Promise<number> {
  const body = { ...batchBody, courseId: shop.course, seats: 10 };
  return resultsOf(await call('POST', '/timings/AddTiming', { body })).id as number;
}

export const recordForms: readonly RecordForm[] = [
  {
    name: 'course details',
    field: 'course_name',
    values: ['Helm', 'Argo', 'Flux'],
    async open() {
      const body = courseBody(await addPicture(shop.db, shop.trainer.userId, shop.settings.mediaBase));
      const { id } = resultsOf(await call('POST', '/patrons-registration/AddCourseDetails', { body }));
      return {
        read: () => get(`/patrons-registration/GetCourseDetailsById/${id}`),
        save: (course_name, version) =>
          call('PATCH', `/patrons-registration/UpdateCourseDetails/${id}`, { body: { ...body, course_name, version } }),
      };
    },
  },
  {
    name: 'batch',
    field: 'seats',
    values: [25, 30, 35],
    async open() {
      const id = await addBatch();
      return {
        read: () => get(`/timings/GetTimingById/${id}`),
        save: (seats, version) => call('PUT', `/timings/${id}`, { body: { ...batchBody, seats, version } }),
      };
    },
  },
  {
    name: 'coupon',
    field: 'max_uses',
    values: [5, 10, 20],
    async open() {
      const body = { ...couponFields, code: `TABS-${Math.random().toString(36).slice(2)}` };
      const { id } = resultsOf(await call('POST', '/coupons', { body }));
      return {
        async read() {
          const { body } = await call('GET', '/coupons');
          return body.data.results.find((coupon: { id: number }) => coupon.id === id);
        },
        save: (max_uses, version) => call('PUT', `/coupons/${id}`, { body: { ...body, max_uses, version } }),
      };
    },
  },
  {
    name: 'content',
    field: 'content_text',
    values: ['Notes', 'Videos', 'Labs'],
    async open() {
      const id = await once('content', async () => {
        const values = { courseId: shop.course, type: 'Benefits' as const, text: 'Slides' };
        const [row] = await shop.db.insert(courseContents).values(values).returning();
        return row?.id ?? 0;
      });
      return {
        async read() {
          const { body } = await call('GET', `/course-content/courses/${shop.course}/content`);
          return body.data.results.find((content: { id: number }) => content.id === id);
        },
        save: (content_text, version) =>
          call('PATCH', `/course-content/updateContent/${id}`, { body: { content_text, version } }),
      };
    },
  },
  {
    name: 'module',
    field: 'topic_name',
    values: ['Pods', 'Nodes', 'Services'],
    async open() {
      const id = await once('module', async () => {
        await addParts(shop.db, { id: shop.course, trainerId: shop.trainer.trainerId as number }, ['module']);
        const [row] = await shop.db.select().from(courseModules).where(eq(courseModules.courseId, shop.course));
        return row?.id ?? 0;
      });
      return {
        async read() {
          const { body } = await call('GET', `/courseCurriculum/courses/${shop.course}/curriculum`);
          return body.data.results.find((module: { id: number }) => module.id === id);
        },
        save: (topic_name, version) =>
          call('PUT', `/courseCurriculum/curriculum/${id}`, {
            body: { moduleName: 'Basics', topic_name, version },
          }),
      };
    },
  },
  {
    name: 'meeting link',
    field: 'url',
    values: ['https://zoom.us/j/1', 'https://zoom.us/j/2', 'https://zoom.us/j/3'],
    async open() {
      const path = `/classes/${await addBatch()}/meeting`;
      return { read: () => get(path), save: (url, version) => call('PUT', path, { body: { url, version } }) };
    },
  },
  {
    name: 'minimum attendance',
    field: 'percent',
    values: [50, 60, 70],
    async open() {
      const path = `/classes/${await addBatch()}/certificates`;
      return { read: () => get(path), save: (percent, version) => call('PUT', path, { body: { percent, version } }) };
    },
  },
  {
    name: 'material',
    field: 'title',
    values: ['Slides', 'Notes', 'Labs'],
    async open() {
      const batchId = await addBatch();
      const values = {
        batchId,
        kind: 'material' as const,
        title: 'Old',
        link: 'https://example.com/a',
        position: 1,
        createdBy: shop.trainer.userId,
      };
      const [row] = await shop.db.insert(materials).values(values).returning();
      return {
        async read() {
          const { body } = await call('GET', `/classes/${batchId}/materials`);
          return body.data.results[0];
        },
        save: (title, version) =>
          call('PUT', `/classes/${batchId}/materials/${row?.id}`, { body: { kind: values.kind, title, version } }),
      };
    },
  },
  {
    name: 'basic details of a trainer',
    field: 'headline',
    values: ['One', 'Two', 'Three'],
    open: () => ({
      read: () => get(`/patrons-registration/GetBasicDetails/${shop.trainer.trainerId}`),
      save: (headline, version) =>
        call('PATCH', '/patrons-registration/AddBasicDetails', { body: { headline, version } }),
    }),
  },
  {
    name: 'support links',
    field: 'support_email',
    values: ['one@kaksha.test', 'two@kaksha.test', 'three@kaksha.test'],
    open: () => ({
      read: () => get(`/trainer-support/${shop.trainer.trainerId}`),
      save: (support_email, version) =>
        call('PUT', `/trainer-support/${shop.trainer.trainerId}`, { body: { support_email, version } }),
    }),
  },
  {
    name: 'payment config',
    field: 'account_name',
    values: ['Asha', 'Asha Rao', 'A. Rao'],
    open: () => ({
      read: () => get(`/pricing/payment-config/${shop.trainer.trainerId}`),
      save: (account_name, version) =>
        call('POST', '/pricing/payment-config', {
          body: {
            currencies: ['INR', 'USD'],
            payout_kind: 'bank',
            account_name,
            account_number: '123456789012',
            ifsc: 'HDFC0001234',
            refund_terms_accepted: true,
            version,
          },
        }),
    }),
  },
  {
    name: 'tax profile',
    field: 'name',
    values: ['Asha Rao', 'Rao Classes', 'Asha'],
    open: () => ({
      read: () => get('/pricing/tax-profile'),
      save: (name, version) =>
        call('PUT', '/pricing/tax-profile', {
          body: { name, address: '1 Hill Road, Bengaluru', state: '29', version },
        }),
    }),
  },
  {
    name: 'profile of a user',
    field: 'designation',
    values: ['Engineer', 'Architect', 'Lead'],
    open: () => ({
      read: () => get(`/dashboard/GetUserProfile/${shop.learner.userId}`, { token: shop.learner.token }),
      save: (Designation, version) =>
        call('PUT', '/dashboard/UpdateUserProfile', { token: shop.learner.token, body: { Designation, version } }),
    }),
  },
  {
    name: 'learning goal',
    field: 'learning_goal',
    values: ['Learn Go', 'Learn Rust', 'Learn C'],
    open: () => ({
      read: () => get(`/dashboard/GetLearningGoalViaId/${shop.learner.userId}`, { token: shop.learner.token }),
      save: (learning_goal, version) =>
        call('PATCH', '/dashboard/AddUpdateLearningGoalUser', {
          token: shop.learner.token,
          body: { learning_goal, version },
        }),
    }),
  },
  {
    name: 'interests',
    field: 'results',
    values: [[cloud], [containers], []],
    open() {
      const { userId, token } = shop.learner;
      return {
        read: async () => (await call('GET', `/user-interests/${userId}`, { token })).body.data,
        save: (interests, version) => call('POST', '/user-interests/save', { token, body: { interests, version } }),
        saved: ({ body }) => body.data,
      };
    },
  },
  {
    name: 'post',
    field: 'title',
    values: ['One', 'Two', 'Three'],
    async open() {
      const { token } = shop.admin;
      const body = { content: '<p>Text</p>', tags: '["go"]', status: 'draft' };
      const { id } = resultsOf(await call('POST', '/blogs', { token, body: { ...body, title: 'New' } }));
      return {
        read: () => get(`/blogs/id/${id}`, { token }),
        save: (title, version) => call('PUT', `/blogs/${id}`, { token, body: { ...body, title, version } }),
      };
    },
  },
  {
    name: 'comment',
    field: 'comment',
    values: ['One', 'Two', 'Three'],
    async open() {
      const { token } = shop.admin;
      const body = { title: 'New', content: '<p>Text</p>', tags: '["go"]', status: 'draft' };
      const { id: postId } = resultsOf(await call('POST', '/blogs', { token, body })) as { id: number } & StoredRecord;
      const values = { postId, userId: shop.learner.userId, comment: 'Zero' };
      const [row] = await shop.db.insert(blogComments).values(values).returning();
      return {
        async read() {
          const { body } = await call('GET', `/blogs/${postId}/comments`, { token });
          return body.data.results[0];
        },
        save: (comment, version) =>
          call('PUT', `/blogs/${postId}/comments/${row?.id}`, { token, body: { comment, version } }),
        saved: ({ body }) => body.comment,
      };
    },
  },
  {
    name: 'review of a learner',
    field: 'comment',
    values: ['Good', 'Great', 'Fine'],
    async open() {
      const path = `/api/feedback/${shop.trainer.trainerId}/mine`;
      await reviewOfLearner();
      return {
        async read() {
          const { body } = await call('GET', path, { token: shop.learner.token });
          return body.data.results[0];
        },
        save: (comment, version) => giveReview({ comment, version }),
      };
    },
  },
  {
    name: 'answer to a review',
    field: 'answer',
    values: ['Thanks', 'Thank you', 'Welcome'],
    async open() {
      const id = await reviewOfLearner();
      const record = (review: StoredRecord) => ({ ...review, version: review.answer_version as number });
      return {
        async read() {
          const { body } = await call('GET', `/api/feedback/${shop.trainer.trainerId}`);
          return record(body.data.results[0]);
        },
        save: (answer, version) => call('PUT', `/api/feedback/${id}/answer`, { body: { answer, version } }),
        saved: (answer) => record(resultsOf(answer)),
      };
    },
  },
  {
    name: 'entry of a list',
    field: 'display_name',
    values: ['Clouds', 'Platforms', 'Servers'],
    open() {
      const token = shop.admin.token;
      return {
        async read() {
          const [categories] = (await shop.call('GET', '/admin/lists', { token })).body.data.results;
          return categories.entries[0];
        },
        save: (name, version) => shop.call('PUT', '/admin/lists/categories/1', { token, body: { name, version } }),
      };
    },
  },
];

const giveReview = (body: object) =>
  call('POST', '/api/feedback', {
    token: shop.learner.token,
    body: { trainerId: shop.trainer.trainerId, courseId: shop.course, rating: 4, ...body },
  });

const reviewOfLearner = () =>
  once('review', async () => {
    const { id: orderId } = await order(shop, shop.learner);
    const { course: courseId, batch: batchId } = shop;
    const [userId, trainerId] = [shop.learner.userId, shop.trainer.trainerId as number];
    const seat = { orderId, batchId, amountMinor: 90_000, currency: 'INR' as const };
    await shop.db.insert(enrolments).values({ ...seat, userId, trainerId, courseId });
    const [row] = await shop.db
      .insert(feedback)
      .values({ userId, trainerId, courseId, stars: 3, text: 'First' })
      .returning();
    return row?.id ?? 0;
  });

/** Ids of records of which there is one only. */
const ids = new Map<string, Promise<number>>();
function once(name: string, add: () => Promise<number>): Promise<number> {
  const id = ids.get(name) ?? add();
  ids.set(name, id);
  return id;
}
