import { makeShop, type Shop } from './order-fixtures';

/** Sends addresses with scripts and foreign hosts to every field that becomes a link on a page. */

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

const evil = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://wa.me/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '//evil.example/x',
  '/\\evil.example',
  'https:evil.example',
  'http://wa.me/919876543210',
  'https://wa.me@evil.example/',
  'https://user:pass@youtu.be/abcdefghijk',
  'https://wa.me.evil.example/1',
  'https://youtu.be.evil.example/abcdefghijk',
  'https://evil.example/https://youtu.be/abcdefghijk',
  'https://evil.example\\@wa.me/1',
  'https://wa.me:8443@evil.example',
  'https://127.0.0.1/',
  '/backend/media/../../auth/logout',
  'https://evil.example/backend/media/aaaaaaaaaaaaaaaaaaaaaaaa-320.webp',
  '<script>alert(1)</script>',
  '" onerror="alert(1)',
];

interface Place {
  what: string;
  method: 'POST' | 'PUT' | 'PATCH';
  path: () => string;
  field: string;
  /** Path that returns the field. */
  read: () => string;
  /** Addresses of the list that this field accepts. */
  fine?: readonly string[];
}

const details = () => `/patrons-registration/GetCourseDetailsById/${shop.course}`;
const support = () => `/trainer-support/${shop.trainer.trainerId}`;
const course = (field: string): Place => ({
  what: `a course's ${field}`,
  method: 'PATCH',
  path: () => `/patrons-registration/UpdateCourseDetails/${shop.course}`,
  field,
  read: details,
});
const link = (field: string, fine: readonly string[] = []): Place => ({
  what: `a trainer's ${field}`,
  method: 'PUT',
  path: support,
  field,
  read: support,
  fine,
});

/** A trainer's website can be any https address and is stored normalised. */
const anySite = evil.filter((text) => /^https:(\/\/(wa\.me\.|youtu\.be\.)?)?evil\.example[\\/\w.:@-]*$/.test(text));
const places: Place[] = [
  course('thumbnail'),
  course('video_url'),
  course('trainer_chat'),
  link('whatsapp_link'),
  link('telegram_link'),
  link('other_support_link', anySite),
  link('website_link', anySite),
  {
    what: "a person's Photo",
    method: 'PUT',
    path: () => '/dashboard/UpdateUserProfile',
    field: 'Photo',
    read: () => `/dashboard/GetUserProfile/${shop.trainer.userId}`,
  },
  {
    what: "a trainer's photo",
    method: 'PATCH',
    path: () => '/patrons-registration/AddBasicDetails',
    field: 'photo',
    read: () => `/patrons-registration/GetBasicDetails/${shop.trainer.trainerId}`,
  },
];

test.each(places)('$what refuses unsafe addresses', async ({ method, path, field, read, fine = [] }) => {
  const { token } = shop.trainer;
  const before = await shop.call('GET', read(), { token });
  for (const text of evil.filter((one) => !fine.includes(one))) {
    const answer = await shop.call(method, path(), { token, body: { [field]: text } });
    expect([text, answer.status]).toEqual([text, 400]);
    expect(answer.body.fields).toHaveProperty(field);
  }
  expect((await shop.call('GET', read(), { token })).body).toEqual(before.body);
  for (const text of fine) {
    await shop.call(method, path(), { token, body: { [field]: text } });
    const stored = (await shop.call('GET', read(), { token })).body.data.results[field];
    expect([text, stored]).toEqual([text, new URL(text).href]);
  }
});
