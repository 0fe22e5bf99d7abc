import { cities, countries, states } from '@kaksha/api/db/schema/places';
import { buy, decide, makeShop, type Shop } from '@kaksha/api/test/shop';
import { type Person, signIn } from '@kaksha/api/test/test-app';
import { countAction, setCourseAction } from './actions';
import { getCurrentUser, registerTrainer, sendCode, startDemoSession } from './auth';
import { batchCalendarUrl, createCalendarFeed, deleteCalendarFeed, getCalendarFeed } from './calendar';
import {
  addRecentlyViewedCourse,
  getActivityOverview,
  getContactedUsers,
  getCourseActivity,
  getCourseUsersCsv,
  getEnrolledUsers,
  getRecentlyViewedCourses,
} from './engagement';
import { answerEnquiry, getReceivedEnquiries, getSentEnquiries, sendEnquiry } from './enquiries';
import { httpToApp } from './fake-transport';
import { deleteFeedback, getOwnFeedback, getStarCounts, giveFeedback, hideFeedback } from './feedback';
import {
  getOrder,
  getPaymentHistory,
  getPurchases,
  getRefundOffer,
  placeOrder,
  refundOrder,
  verifyPayment,
} from './payment';

import {
  choosePreferredBatch,
  deleteMyAccount,
  deleteSearch,
  exportMyData,
  getCities,
  getCountries,
  getInterests,
  getLearningGoal,
  getPreferredBatch,
  getProfile,
  getSavedSearches,
  getStates,
  saveInterests,
  saveLearningGoal,
  saveSearch,
  updateProfile,
} from './profile';

import { getSupportTypes, sendContactMessage, sendTrainerMessage } from './support';
import { getFeedback } from './trainers';

/** Runs the learner calls of the client against the real API. */
let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

const as = (person: Person | null) => httpToApp(shop.app, shop.settings.prefix, person?.token ?? null);

test('buys a seat, loads the history and refunds the seat', async () => {
  const http = as(shop.learner);
  const trainerId = shop.trainer.trainerId as number;
  const wish = { courseId: shop.course, trainerId, batchId: shop.batch, idempotencyKey: 'a-purchase' };
  const price = { currency: 'INR', full: 100_000, amount: 90_000 };
  const open = await placeOrder(http, wish);
  expect(open).toMatchObject({
    status: 'created',
    courseName: 'Kubernetes in Production',
    price,
    discount: 10,
    checkout: { kind: 'sandbox', url: expect.stringContaining('/payment/sandbox/'), price },
    receiptUrl: null,
  });
  expect((await placeOrder(http, wish)).id).toBe(open.id);
  const { to } = await decide(shop, { checkout: open.checkout as { url: string } }, 'succeed');
  const proof = {
    orderId: open.id,
    paymentId: to.searchParams.get('payment') as string,
    signature: to.searchParams.get('signature') as string,
  };
  const paid = { status: 'paid', checkout: null, enrolmentId: expect.any(Number) };
  expect(await verifyPayment(http, proof)).toMatchObject(paid);
  expect(await getOrder(http, open.id)).toMatchObject(paid);
  await expect(verifyPayment(http, { ...proof, signature: 'x' })).rejects.toMatchObject({ code: 'BAD_SIGNATURE' });
  await expect(placeOrder(http, { ...wish, idempotencyKey: 'another-one' })).rejects.toMatchObject({
    status: 409,
    code: 'ALREADY_ENROLLED',
  });

  expect(await getPaymentHistory(http)).toMatchObject([
    { id: open.id, status: 'paid', trainerName: 'Asha Rao', price, method: 'sandbox', refund: null },
  ]);
  expect(await getPurchases(http, shop.learner.userId)).toMatchObject([
    {
      status: 'Active',
      orderId: open.id,
      price: { amount: 90_000 },
      course: { name: 'Kubernetes in Production' },
      batch: { id: shop.batch, startTime: '19:00', timeZone: 'IST' },
    },
  ]);

  const offer = await getRefundOffer(http, open.id);
  expect(offer).toMatchObject({ eligible: true, price, until: expect.any(String), refund: null });
  expect(await refundOrder(http, open.id, 'My hours changed.')).toMatchObject({
    eligible: false,
    refund: { status: 'succeeded', amount: 90_000 },
  });
  await expect(refundOrder(http, open.id)).rejects.toMatchObject({ code: 'NOT_REFUNDABLE' });
  await expect(getOrder(as(shop.stranger), open.id)).rejects.toMatchObject({ status: 403 });
  await expect(getPaymentHistory(as(null))).rejects.toMatchObject({ status: 401 });
});

test('loads users, figures and CSV lists of a trainer, and recently viewed courses', async () => {
  const learner = as(shop.stranger);
  await countAction(learner, shop.course, 1);
  await setCourseAction(learner, shop.course, 'interest', true);
  await buy(shop, shop.stranger);
  const http = as(shop.trainer);
  const course = { id: shop.course, name: 'Kubernetes in Production' };
  const enrolled = await getEnrolledUsers(http, shop.course);
  expect(enrolled).toMatchObject({ total: enrolled.results.length, course });
  expect(enrolled.results.filter(({ status }) => status === 'Active')).toMatchObject([
    { name: 'Ravi Kumar', status: 'Active', amount: 90_000, currency: 'INR', batches: [{ id: shop.batch }] },
  ]);
  expect(await getContactedUsers(http, shop.course)).toMatchObject({
    course,
    results: [{ email: 'stranger@example.com', views: 1, chats: 0, interests: 1, enquiries: [] }],
  });
  const counts = { enrolled: 1, contacted: 1, viewcourse: 1 };
  const activity = await getCourseActivity(http, shop.course, { days: 7 });
  expect(activity).toMatchObject({ course, counts, results: [{ name: 'Ravi Kumar', views: 1 }] });
  expect(activity.series.at(-1)).toMatchObject({ views: 1, contacts: 1, enrolments: 1 });
  expect(await getActivityOverview(http, 7)).toMatchObject({
    counts,
    days: 7,
    period: { enrolments: 1 },
    openEnquiries: 0,
  });
  expect(await getCourseUsersCsv(http, 'enrolled', shop.course)).toContain('Ravi Kumar,stranger@example.com');
  await expect(getEnrolledUsers(learner, shop.course)).rejects.toMatchObject({ status: 403 });
  await addRecentlyViewedCourse(learner, shop.course);
  expect(await getRecentlyViewedCourses(learner, shop.stranger.userId)).toMatchObject([{ id: shop.course }]);
});

test('sends and answers enquiries', async () => {
  const learner = as(shop.learner);
  const trainer = as(shop.trainer);
  const question = { courseId: shop.course, batchId: shop.batch, message: 'Is it live?', phone: '98765 43210' };
  const sent = await sendEnquiry(learner, question);
  const about = { message: 'Is it live?', status: 'new', batchId: shop.batch, trainerName: 'Asha Rao', reply: null };
  expect(sent).toMatchObject({ ...about, course: { id: shop.course } });
  expect(await getReceivedEnquiries(trainer, { status: 'new' })).toMatchObject({
    total: 1,
    results: [{ ...about, learner: { id: shop.learner.userId, name: 'Priya Nair', phone: '9876543210' } }],
  });
  expect(await answerEnquiry(trainer, sent.id, { reply: 'Yes.' })).toMatchObject({ status: 'answered', reply: 'Yes.' });
  expect(await getSentEnquiries(learner, shop.learner.userId)).toMatchObject([
    { id: sent.id, status: 'answered', answeredAt: expect.any(String) },
  ]);
  await expect(sendEnquiry(learner, { courseId: shop.course, message: '' })).rejects.toMatchObject({
    status: 400,
    fields: { message: 'Message is required' },
  });
});

test('registers a trainer and starts a demo session', async () => {
  const form = {
    kind: 'institute',
    name: 'Bright Institute',
    email: 'bright@example.com',
    contactNo: '98765 43210',
    pincode: '411001',
    ownerName: 'R. Mehta',
    gender: '',
    trainingType: 'Corporate',
  } as const;
  const visitor = as(null);
  await sendCode(visitor, form.email);
  const [mail] = (await shop.call('GET', '/dev/mailbox', { query: { to: form.email } })).body.data.results;
  await expect(registerTrainer(visitor, { ...form, ownerName: '' }, mail.otp)).rejects.toMatchObject({
    fields: { ownerName: 'Owner name is required' },
  });
  const { user } = await registerTrainer(visitor, form, mail.otp);
  expect(user).toMatchObject({ contactNo: '9876543210', trainerId: expect.any(Number) });
  await expect(startDemoSession(as(null), form.email)).rejects.toMatchObject({ status: 403 });
});

test('changes profile, places and preferences', async () => {
  const [country] = await shop.db.insert(countries).values({ name: 'India', code: 'IN', dialCode: '91' }).returning();
  const [state] = await shop.db.insert(states).values({ name: 'Kerala', countryId: country!.id }).returning();
  const [city] = await shop.db.insert(cities).values({ name: 'Kochi', stateId: state!.id }).returning();
  const http = as(shop.learner);
  const { userId } = shop.learner;
  expect(await getCountries(as(null))).toEqual([{ id: country!.id, name: 'India', dialCode: '91' }]);
  expect(await getStates(as(null), country!.id)).toEqual([{ id: state!.id, name: 'Kerala' }]);
  expect(await getCities(as(null), state!.id)).toEqual([{ id: city!.id, name: 'Kochi' }]);

  const change = {
    name: 'Priya',
    contactNo: '98765 43210',
    countryCode: '91',
    gender: 'Female',
    designation: 'Engineer',
    aboutUs: '',
    address: '',
    pinCode: '682001',
    countryId: country!.id,
    stateId: state!.id,
    cityId: city!.id,
    photo: null,
  };
  const written = await updateProfile(http, userId, change);
  expect(written).toMatchObject({
    name: 'Priya',
    contactNo: '9876543210',
    designation: 'Engineer',
    pinCode: '682001',
    city: { id: city!.id, name: 'Kochi' },
    photo: null,
  });
  expect(await getProfile(http, userId)).toEqual(written);
  expect((await getCurrentUser(http, userId)).contactNo).toBe('9876543210');
  await expect(updateProfile(http, userId, { ...change, pinCode: 'x', contactNo: '1' })).rejects.toMatchObject({
    fields: { pinCode: expect.any(String), contactNo: 'Phone number must be exactly 10 digits' },
  });

  expect(await getLearningGoal(http, userId)).toEqual({ goal: '', hoursPerWeek: null, targetDate: null });
  const goal = { goal: 'Ship it', hoursPerWeek: 5, targetDate: '2027-01-01' };
  expect(await saveLearningGoal(http, goal)).toEqual(goal);
  await expect(saveLearningGoal(http, { ...goal, goal: '' })).rejects.toMatchObject({
    fields: { goal: 'Learning goal is required' },
  });
  const interests = [{ categoryId: 1, category: 'Cloud field', subcategoryId: 1, subcategory: 'Containers' }];
  expect(await saveInterests(http, interests)).toEqual(interests);
  expect(await getInterests(http, userId)).toEqual(interests);
  expect(await getPreferredBatch(http, shop.course)).toBeNull();
  await choosePreferredBatch(http, shop.course, shop.laterBatch);
  expect(await getPreferredBatch(http, shop.course)).toBe(shop.laterBatch);

  const saved = await saveSearch(http, { name: 'Cloud', query: { q: 'cloud', categories: ['cloud'] } });
  expect(await getSavedSearches(http)).toEqual([saved]);
  await expect(saveSearch(http, { name: 'Cloud', query: {} })).rejects.toMatchObject({ code: 'NAME_TAKEN' });
  await deleteSearch(http, saved.id);
  expect(await getSavedSearches(http)).toEqual([]);
});

test('exports the data and deletes the account', async () => {
  const person = await signIn(shop, 'leaving@example.com', { name: 'Leaving' });
  expect(JSON.parse(await exportMyData(as(person)))).toMatchObject({ account: { email: 'leaving@example.com' } });
  await expect(deleteMyAccount(as(shop.admin))).rejects.toMatchObject({ code: 'ADMIN_ACCOUNT' });
  await deleteMyAccount(as(person));
  await expect(getProfile(as(person), person.userId)).rejects.toMatchObject({ status: 401 });
});

test('rates a course', async () => {
  const person = await signIn(shop, 'rater@example.com', { name: 'Rater' });
  const trainerId = shop.trainer.trainerId as number;
  const opinion = { trainerId, courseId: shop.course, stars: 4, text: 'Kind.' };
  await expect(giveFeedback(as(person), opinion)).rejects.toMatchObject({ status: 403 });
  await buy(shop, person);
  const course = { courseId: shop.course, courseName: 'Kubernetes in Production' };
  expect(await getOwnFeedback(as(person), trainerId)).toEqual([{ ...course, feedback: null }]);
  await giveFeedback(as(person), opinion);
  const [own] = await getOwnFeedback(as(person), trainerId);
  expect(own).toEqual({ ...course, feedback: { id: expect.any(Number), stars: 4, text: 'Kind.' } });
  expect(await getFeedback(as(null), trainerId)).toMatchObject([{ authorName: 'Rater', stars: 4, text: 'Kind.' }]);
  expect(await getStarCounts(as(null), trainerId)).toEqual({
    rating: { average: 4, count: 1 },
    stars: [0, 0, 0, 1, 0],
  });
  const id = own?.feedback?.id as number;
  await hideFeedback(as(shop.admin), id, true);
  expect(await getFeedback(as(null), trainerId)).toEqual([]);
  await deleteFeedback(as(person), id);
  expect(await getOwnFeedback(as(person), trainerId)).toEqual([{ ...course, feedback: null }]);
});

test('loads calendars', async () => {
  const http = as(shop.learner);
  const path = batchCalendarUrl(http, shop.batch);
  expect((await shop.call('GET', path)).body).toContain('BEGIN:VCALENDAR');
  expect(await getCalendarFeed(http)).toEqual({ active: false, createdAt: null });
  const { url } = await createCalendarFeed(http);
  expect((await shop.call('GET', new URL(url).pathname.replace('/backend', ''))).status).toBe(200);
  expect(await getCalendarFeed(http)).toEqual({ active: true, createdAt: expect.any(String) });
  await deleteCalendarFeed(http);
  expect((await getCalendarFeed(http)).active).toBe(false);
});

test('sends messages to the platform', async () => {
  const message = { name: 'Asha', email: 'asha@example.com', message: 'Hello' };
  await sendContactMessage(as(null), { ...message, phone: '98765' });
  await sendTrainerMessage(as(shop.trainer), message);
  await expect(sendTrainerMessage(as(null), { ...message, email: 'asha' })).rejects.toMatchObject({
    fields: { email: 'Invalid email address' },
  });
  expect((await getSupportTypes(as(null))).map(({ type }) => type)).toEqual([0, 3, 5]);
});
