import { dayMs } from '@kaksha/domain/time-units';
import { sessionOf } from './people';

interface CopyOptions {
  seats: number | null;
  /**
   * The only class of the batch, in IST: `YYYY-MM-DD` and `HH:MM`. Without it the batch has classes on weekdays, from
   * in 30 to in 90 days.
   */
  onlyClass?: { day: string; from: string; to: string };
}

export interface OwnCourse {
  id: number;
  name: string;
  path: string;
  /** The payment page of its only batch. */
  paymentPath: string;
  batchId: number;
  /** `YYYY-MM-DD`, two weeks after the usual start of the batch. */
  laterStart: string;
}

let copies = 0;

/**
 * Publishes a copy of the trainer's first paid course with one batch, so that changes of it affect no other journey.
 */
export async function copyOfCourse(
  origin: string,
  email: string,
  { seats, onlyClass }: CopyOptions,
): Promise<OwnCourse> {
  const [token, user] = await sessionOf(origin, email);
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${origin}/backend${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token?.value}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text).data.results;
  };
  const { trainer_id: trainerId } = await call('GET', `/auth/user?id=${user?.value}`);
  const own = await call('GET', `/patrons-registration/GetCourseDetailsByTrainerId/${trainerId}`);
  const source = own.find(({ fee }: { fee: number | null }) => (fee ?? 0) > 0);
  const { id } = await call('POST', `/patrons-registration/DuplicateCourse/${source.id}`, {});
  copies += 1;
  const name = `Journey ${copies} of ${email.split('@')[0]} ${process.env.JEST_WORKER_ID ?? 0}`;
  const dates = onlyClass
    ? { start_date: onlyClass.day, end_date: onlyClass.day, day_of_week: 3 }
    : { start_date: inDays(30), end_date: inDays(90), day_of_week: 1 };
  const batch = await call('POST', '/timings/AddTiming', {
    courseId: id,
    timePart: 'Evening',
    ...dates,
    time_from: onlyClass?.from ?? '19:00',
    time_to: onlyClass?.to ?? '21:00',
    duration: '2 hours',
    timezone: 'IST',
    mode: 'Online',
    seats,
    status: true,
  });
  const change = { course_name: name, course_status: 'published' };
  const { slug } = await call('PATCH', `/patrons-registration/UpdateCourseDetails/${id}`, change);
  return {
    id,
    name,
    laterStart: inDays(44),
    batchId: batch.id,
    path: `/course/${slug}/${id}`,
    paymentPath: `/payment/${id}/${trainerId}?t=${batch.id}`,
  };
}

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
