import { appCode } from '@kaksha/api/test/second-factor-fixtures';
import { requiredContentTypes } from '@kaksha/domain/contents';
import { dayMs } from '@kaksha/domain/time-units';
import sharp from 'sharp';
import type { PaymentService } from './payment-service';
import { type InstalledSite, Visitor } from './visitor';

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** Opens the printed link, adds an authenticator app, and reads what only administrators may. */
export async function becomeAdministrator(site: InstalledSite, key: string): Promise<void> {
  const admin = new Visitor(site);
  await admin.signIn('owner@kaksha.example', { name: 'Asha Rao' });
  await admin.call('POST', '/admin/first-administrator', { key });
  const { secret } = await admin.call('POST', '/auth/totp');
  await admin.call('POST', '/auth/totp/confirm', { code: appCode(secret, new Date()) });
  await admin.call('GET', '/admin/users');
  await admin.call('GET', '/admin/settings');
}

/** A trainer publishes a course with a batch. @returns what a learner orders */
async function publishCourse(site: InstalledSite) {
  const trainer = new Visitor(site);
  const email = 'trainer@kaksha.example';
  const registration = { name: 'Ananya Iyer', contactNo: '9812345678', registerAs: 'individual' };
  const userId = await trainer.signIn(email, registration);
  const { trainer_id: trainerId } = await trainer.call('GET', `/auth/user?id=${userId}`);
  const picture = new FormData();
  const drawn = sharp({ create: { width: 960, height: 640, channels: 3, background: '#136' } });
  picture.set('purpose', 'thumbnail');
  picture.set('image', new File([new Uint8Array(await drawn.png().toBuffer())], 'course.png', { type: 'image/png' }));
  const { url: thumbnail } = await trainer.call('POST', '/api/images/upload', picture);
  const { id: courseId } = await trainer.call('POST', '/patrons-registration/AddCourseDetails', {
    course_name: 'Kubernetes in Production',
    thumbnail,
    mode: 'online',
    language_id: 1,
    difficulty_level: 'Intermediate',
    fee: 15_000,
    fee_usd: null,
    discount: 20,
    is_demo: false,
    video_url: '',
    description: 'Run a cluster that survives its first bad day.',
    prerequisites: 'Some Linux',
    objectives: 'Sleep at night',
    trainer_contact: '9812345678',
    trainer_email: email,
    trainer_chat: 'https://wa.me/919812345678',
    category_id: 1,
    sub_category_id: 1,
  });
  const { id: batchId } = await trainer.call('POST', '/timings/AddTiming', {
    courseId,
    timePart: 'Evening',
    start_date: inDays(30),
    end_date: inDays(90),
    day_of_week: 1,
    time_from: '19:00',
    time_to: '21:00',
    duration: '2 hours',
    timezone: 'IST',
    mode: 'Online',
    seats: 5,
    status: true,
  });
  for (const contentType of requiredContentTypes) {
    const content = { courseId, trainerId, contentType, contentText: 'One, two', status: true };
    await trainer.call('POST', '/course-content/addContentTypes', content);
  }
  const part = { courseId, module_name: 'The first day', topic_name: 'Pods, nodes', hands_on: '', skills: '' };
  await trainer.call('POST', '/courseCurriculum/curriculum', part);
  const published = { course_status: 'published' };
  await trainer.call('PATCH', `/patrons-registration/UpdateCourseDetails/${courseId}`, published);
  return { courseId, batchId, trainerId };
}

/** A learner buys a seat of a new course. @throws Error when the seat is not paid and theirs */
export async function sellCourse(site: InstalledSite, payments: PaymentService): Promise<void> {
  const offer = await publishCourse(site);
  const learner = new Visitor(site);
  const userId = await learner.signIn('learner@kaksha.example', { name: 'Priya Nair' });
  const { id: orderId, checkout } = await learner.call('POST', '/payment/orders', offer);
  const payment = payments.pay(checkout.order_id);
  const { status } = await learner.call('POST', '/payment/verify', { orderId, ...payment });
  if (status !== 'paid') throw new Error(`The order is ${status}.`);
  const purchases = JSON.stringify(await learner.call('GET', `/course-purchase/purchased/${userId}`));
  if (!purchases.includes('Kubernetes in Production')) throw new Error(`The purchase is missing in ${purchases}`);
}
