/** Values of the calls in fake-calls.ts. */

import type { CouponForm } from '@kaksha/domain/coupon-rules';
import { noSupportLinks } from '@kaksha/domain/trainer-rules';
import type { MaterialFields } from '../materials';

export const subject = {
  courseName: 'Helm',
  category: 'Cloud',
  subcategory: 'Containers',
  difficulty: 'Beginner',
} as const;
export const ticket = 't'.repeat(43);
export const credential = { id: 'x', rawId: 'x', type: 'public-key' } as const;
export const assertion = { ...credential, response: { clientDataJSON: 'c', authenticatorData: 'a', signature: 's' } };
export const createdPasskey = { ...credential, response: { clientDataJSON: 'c', attestationObject: 'a' } };
export const person = { name: 'Asha', email: 'asha@example.com', message: 'Hello' };
export const courseForm = {
  name: 'Helm',
  thumbnail: '/media/a.webp',
  mode: 'Online',
  languageId: 1,
  difficulty: 'Beginner',
  feeInr: 1000,
  feeUsd: 20,
  discount: 10,
  isDemo: true,
  videoUrl: 'https://youtu.be/abcdefghijk',
  description: 'Six weeks.',
  prerequisites: 'None',
  objectives: 'All',
  trainerContact: '9876543210',
  trainerEmail: 'asha@example.com',
  chatUrl: 'https://wa.me/919876543210',
  categoryId: 1,
  subcategoryId: 1,
} as const;
export const batchForm = {
  dayOfWeek: 1,
  weekdays: [],
  timePart: 'Morning',
  startTime: '10:00',
  endTime: '11:00',
  startDate: '2027-01-01',
  endDate: '2027-02-01',
  duration: '1 hour',
  timeZone: 'IST',
  mode: 'Online',
  area: '',
  address: '',
  active: true,
  seats: '',
  trainerId: null,
} as const;
export const couponForm: CouponForm = {
  code: 'EARLY10',
  kind: 'percent',
  percent: 10,
  amountInr: null,
  amountUsd: null,
  scope: 'courses',
  courseIds: [7],
  batchIds: [],
  firstDay: '2027-01-01',
  lastDay: null,
  maxUses: 20,
  maxUsesPerLearner: 1,
};
export const moduleForm = { name: 'Pods', topics: 'a, b', handsOn: 'c', skills: 'd' };
export const postForm = {
  title: 'A',
  content: '<p>a</p>',
  tags: ['a'],
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
};
export const picture = () => new File(['x'], 'a.png', { type: 'image/png' });
export const post = {
  form: postForm,
  status: 'draft',
  image: null,
  version: 1,
  scheduledAt: '2027-01-01T00:00:00Z',
} as const;
export const search = {
  page: 1,
  count: 10,
  text: 'helm',
  categories: ['cloud'],
  subcategory: 'Containers',
  difficulties: ['Beginner' as const],
  languages: ['english'],
  modes: ['Online' as const],
  days: 'weekday' as const,
  minPrice: 1,
  maxPrice: 2,
  currency: 'INR' as const,
  trainerId: 3,
  sort: 'rating' as const,
};
export const links = { ...noSupportLinks, supportEmail: 'a@b.co', supportContact: '9876543210' };
export const whose = { trainerId: 3, courseId: 7 };

export const registration = {
  kind: 'institute',
  name: 'Bright',
  contactNo: '9876543210',
  pincode: '411001',
  ownerName: 'R. Mehta',
  gender: 'Female',
  trainingType: 'Online',
} as const;

export const material: MaterialFields = {
  kind: 'recording',
  title: 'Recording of the first class',
  sessionDay: '2026-01-19',
  visibleFrom: '2026-01-20',
};
