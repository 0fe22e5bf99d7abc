import { sessionOf } from './people';

interface CopyOptions {
  seats: number | null;
  /** First and last day of the batch, which has a class each day at 19:00 IST; `YYYY-MM-DD`. */
  days?: { start: string; end: string };
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

/** Publishes a copy of the trainer's first paid course with one batch, so that changes of it affect no other journey. */
export async function copyOfCourse(
  origin: string,
  email: string,
  { seats, days: { start, end } = { start: inDays(30), end: inDays(90) } }: CopyOptions,
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
  const batch = await call('POST', '/timings/AddTiming', {
    ...{ courseId: id, day_of_week: 3, timePart: 'Evening', time_from: '19:00', time_to: '21:00' },
    ...{ start_date: start, end_date: end, duration: '2 hours', timezone: 'IST', mode: 'Online', seats, status: true },
  });
  const change = { course_name: name, course_status: 'published' };
  const { slug } = await call('PATCH', `/patrons-registration/UpdateCourseDetails/${id}`, change);
  return {
    ...{ id, name },
    laterStart: inDays(44),
    batchId: batch.id,
    path: `/course/${slug}/${id}`,
    paymentPath: `/payment/${id}/${trainerId}?t=${batch.id}`,
  };
}

/** `YYYY-MM-DD`, so many days from today. */
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
