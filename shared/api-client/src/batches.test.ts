import { addCourse, addLookups, inDays } from '@kaksha/api/test/catalogue-fixtures';
import { makeTestApp, signIn, type TestApp, type TestUser } from '@kaksha/api/test/test-app';
import { type BatchForm, newBatch } from '@kaksha/domain/batch-rules';
import {
  addBatch,
  deleteBatch,
  getBatch,
  getBatches,
  getBatchesOfCourse,
  getBatchesOfTrainer,
  getCourseNamesOfTrainer,
  updateBatch,
} from './batches';
import { httpToApp } from './fake-transport';

/** Runs the client against the real API. */
let api: TestApp;
let trainer: TestUser;
let course: number;
const http = () => httpToApp(api.app, api.settings.prefix, trainer.token);
const form = (): BatchForm => ({
  ...newBatch,
  dayOfWeek: 2,
  timePart: 'Evening',
  startTime: '18:30',
  endTime: '20:00',
  startDate: inDays(3),
  endDate: inDays(30),
  duration: '90 minutes',
  timeZone: 'EST',
  mode: 'Classroom(Offline)',
  area: 'Pune',
});

beforeAll(async () => {
  api = await makeTestApp();
  await addLookups(api.db);
  trainer = await signIn(api, 'trainer@kaksha.test', { registerAs: 'individual' });
  course = await addCourse(api.db, { trainerId: trainer.trainerId as number, name: 'Kubernetes' });
});
afterAll(() => api.close());

test('a created batch loads with the values of the form, in every list', async () => {
  const filled = { ...form(), address: '12 MG Road' };
  const batch = await addBatch(http(), course, filled);
  const { active: _active, seats: _seats, weekdays: _weekdays, ...values } = filled;
  const stored = { ...values, state: 'open', seats: null, weekdays: null };
  expect(batch).toMatchObject({ ...stored, courseId: course, trainerId: trainer.trainerId, courseName: 'Kubernetes' });
  const trainerId = trainer.trainerId as number;
  expect(await getBatch(http(), batch.id)).toEqual(batch);
  expect(await getBatches(http())).toEqual([batch]);
  expect(await getBatchesOfCourse(http(), course)).toEqual([batch]);
  expect(await getBatchesOfTrainer(http(), trainerId)).toEqual([batch]);
  expect(await getCourseNamesOfTrainer(http(), trainerId)).toEqual([
    { id: course, courseName: 'Kubernetes', courseStatus: 'published' },
  ]);
});

test('handles an open end, a change, a deletion and an error', async () => {
  const { id } = await addBatch(http(), course, { ...form(), endDate: '', endTime: '', area: '' });
  expect(await getBatch(http(), id)).toMatchObject({ endDate: null, endTime: null, area: null });
  expect(await updateBatch(http(), id, { active: false })).toMatchObject({ state: 'closed', duration: '90 minutes' });
  await expect(updateBatch(http(), id, { endDate: inDays(1) })).rejects.toMatchObject({
    fields: { endDate: 'End date must be after start date' },
  });
  await expect(addBatch(http(), course, newBatch)).rejects.toMatchObject({
    status: 400,
    fields: { dayOfWeek: 'Required', startTime: 'Required', startDate: 'Required', duration: 'Required' },
  });
  expect(await deleteBatch(http(), id)).toEqual({ kept: false, message: 'The batch is deleted.' });
});
