import { eq } from 'drizzle-orm';
import { buy, makeShop, type Shop } from '../../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../../test/test-app';
import { courseActions } from '../../../platform/database/schema/activity';
import { courses } from '../../../platform/database/schema/courses';

const phone = '9812300099';
const email = 'reach-asha@example.com';
const chat = `https://wa.me/91${phone}`;

let shop: Shop;
let otherTrainer: TestUser;

beforeAll(async () => {
  shop = await makeShop();
  otherTrainer = await signIn(shop, 'other-trainer@example.com', { registerAs: 'institute' });
  await shop.db
    .update(courses)
    .set({ trainerContact: phone, trainerEmail: email, trainerChat: chat })
    .where(eq(courses.id, shop.course));
});
afterAll(() => shop.close());

const contactSeenBy = async (person?: TestUser) => {
  const path = `/patrons-registration/GetCourseDetailsById/${shop.course}`;
  const { contact_no, email_id, trainer_contact, trainer_email, trainer_chat } = (
    await shop.call('GET', path, person ? { token: person.token } : {})
  ).body.data.results;
  expect([contact_no, email_id]).toEqual([trainer_contact, trainer_email]);
  return [trainer_contact, trainer_email, trainer_chat];
};

/** Every GET address of the API, with the ids of the course, its trainer and its trainer's user. */
async function addresses(): Promise<string[]> {
  const { body } = await shop.call('GET', '/openapi.json');
  const ids = [shop.course, shop.trainer.trainerId, shop.trainer.userId, shop.batch];
  return Object.entries<Record<string, unknown>>(body.paths)
    .filter(([, operations]) => 'get' in operations)
    .flatMap(([path]) => (path.includes('{') ? ids.map((id) => path.replaceAll(/\{\w+\}/g, String(id))) : [path]));
}

test.each([
  ['a visitor', () => undefined],
  ['a learner without contact', () => shop.stranger],
  ['another trainer', () => otherTrainer],
])(
  "no answer of the API tells %s the trainer's phone, e-mail address or chat link of a course",
  async (_who, person) => {
    const paths = await addresses();
    expect(paths.length).toBeGreaterThan(60);
    const token = person()?.token;
    const leaks: string[] = [];
    for (const path of paths) {
      const { body } = await shop.call('GET', path, token ? { token } : {});
      const text = typeof body === 'string' ? body : JSON.stringify(body ?? '');
      if (text.includes(phone) || text.includes(email)) leaks.push(path);
    }
    expect(leaks).toEqual([]);
    expect(await contactSeenBy(person())).toEqual([null, null, null]);
  },
);

test('the trainer and admins see it', async () => {
  expect(await contactSeenBy(shop.trainer)).toEqual([phone, email, chat]);
  expect(await contactSeenBy(shop.admin)).toEqual([phone, email, chat]);
});

const contacts: [string, (person: TestUser) => Promise<unknown>][] = [
  [
    'was interested',
    ({ userId }) => shop.db.insert(courseActions).values({ courseId: shop.course, userId, kind: 'interest' }),
  ],
  [
    'chatted',
    ({ token }) =>
      shop.call('POST', '/course-actions/increment', { token, body: { course_id: shop.course, action_type: 2 } }),
  ],
  [
    'enquired',
    ({ token }) => shop.call('POST', '/course-requests', { token, body: { courseId: shop.course, message: 'When?' } }),
  ],
  ['enrolled', (person) => buy(shop, person)],
];

test.each(contacts)('a learner who %s sees it', async (how, contact) => {
  const learner = await signIn(shop, `${how.replace(' ', '-')}@example.com`, { name: 'Asma' });
  await shop.call('POST', '/course-actions/increment', {
    token: learner.token,
    body: { course_id: shop.course, action_type: 1 },
  });
  expect(await contactSeenBy(learner)).toEqual([null, null, null]);
  await contact(learner);
  expect(await contactSeenBy(learner)).toEqual([phone, email, chat]);
});
