import { getBatchesOfCourse } from '@kaksha/api-client/batches';
import { addModule } from '@kaksha/api-client/curriculum';
import { fakeApi } from '@kaksha/api-client/fake-api';
import { getPaymentConfig, getSupportLinks } from '@kaksha/api-client/trainer-settings';
import { getBasicDetails } from '@kaksha/api-client/trainers';
import { noSupportLinks } from '@kaksha/domain/trainer-rules';
import * as wire from './trainer-area';

/** A client that receives the `data`. */
const answeredWith = (data: object) => fakeApi(() => ({ body: { success: true, status: 'success', data } })).http;

test('trainer area objects survive the conversion to wire format and back through the client', async () => {
  const batch = {
    id: 1,
    courseId: 7,
    trainerId: 3,
    trainerName: 'Ananya Raghavan',
    courseName: 'Kubernetes',
    dayOfWeek: 2 as const,
    startDate: '2026-01-24',
    endDate: null,
    duration: '2 hours',
    startTime: '10:00',
    endTime: null,
    timeZone: 'EST' as const,
    timePart: 'Morning' as const,
    mode: 'Online' as const,
    area: null,
    seats: null,
    seatsLeft: null,
    waiting: 0,
    weekdays: null,
    state: 'closed' as const,
    sessionChanges: [],
    version: 1,
  };
  expect(await getBatchesOfCourse(answeredWith({ results: [wire.listedBatchWire(batch)] }), 7)).toEqual([batch]);

  const added = {
    module: { id: 1, name: 'One', topics: ['a'], handsOn: [], skills: ['b'], version: 1 },
    course: { stage: 3, status: 'draft' as const, missing: [{ part: 'timings' as const, what: 'a batch' }] },
  };
  const form = { name: 'One', topics: 'a', handsOn: '', skills: 'b' };
  const http = answeredWith(wire.addedModuleWire(added));
  expect(await addModule(http, { trainerId: 3, courseId: 7 }, form)).toEqual(added);

  const links = {
    ...noSupportLinks,
    supportEmail: 'help@kaksha.test',
    telegramLink: 'https://t.me/kaksha',
    updatedAt: null,
    version: 4,
  };
  expect(await getSupportLinks(answeredWith({ results: wire.supportLinksWire(links) }), 3)).toEqual(links);

  const config = {
    currencies: ['INR' as const],
    payoutKind: 'bank' as const,
    upiId: '',
    accountName: 'Ananya Raghavan',
    accountNumberEnding: '8901',
    ifsc: 'HDFC0001234',
    bankName: '',
    taxNumber: '',
    refundTermsAccepted: true,
    updatedAt: '2026-01-01T00:00:00.000Z',
    version: 5,
    courses: [{ id: 1, name: 'Kubernetes', fees: { inr: 100, usd: null, discount: 10 } }],
  };
  expect(await getPaymentConfig(answeredWith({ results: wire.paymentConfigWire(config) }), 3)).toEqual(config);

  const details = {
    trainer: {
      id: 3,
      kind: 'institute' as const,
      name: 'Orbit School',
      headline: 'Evenings',
      about: 'Long',
      location: 'Pune',
      experienceYears: 4,
      photo: null,
      rating: null,
      courseCount: 2,
      isVerified: true,
      categories: ['Data'],
      nextBatch: null,
      ownerName: 'Vikram Solanki',
      trainingType: null,
    },
    email: 'institute@kaksha.test',
    form: {
      name: 'Orbit School',
      ownerName: 'Vikram Solanki',
      trainingType: '',
      headline: 'Evenings',
      about: 'Long',
      location: 'Pune',
      experienceYears: 4,
      contactNo: '9812345678',
      photo: '',
    },
    version: 6,
  };
  expect(await getBasicDetails(answeredWith({ results: wire.basicDetailsWire(details) }), 3)).toEqual(details);
});
