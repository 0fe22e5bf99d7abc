import { dayIn } from '@kaksha/domain/dates';
import { people, sessionOf } from './people';

export interface BuyableCourse {
  id: number;
  name: string;
  path: string;
  paymentPath: string;
}

interface ListedWire {
  id: number;
  slug: string;
  course_name: string;
  trainer_id: number;
  fee: number | null;
  batches: { trainerId: number; start_date: string; status?: boolean }[];
}

/** A course with a fee in rupees and at least two batches that have not started. */
export function paidCourse(origin: string): Promise<BuyableCourse> {
  return find(origin, ({ fee, batches }) => (fee ?? 0) > 0 && upcoming(batches).length > 1);
}

export function freeCourse(origin: string): Promise<BuyableCourse> {
  return find(origin, ({ fee, batches }) => fee === 0 && upcoming(batches).length > 0);
}

export function courseNamed(origin: string, name: string): Promise<BuyableCourse> {
  return find(origin, ({ course_name }) => course_name === name);
}

const upcoming = (batches: ListedWire['batches']) => {
  const today = dayIn('Asia/Kolkata', new Date());
  return batches.filter(({ start_date }) => start_date > today);
};

async function find(origin: string, fits: (course: ListedWire) => boolean): Promise<BuyableCourse> {
  for (let page = 1; page <= 5; page += 1) {
    const answer = await fetch(`${origin}/backend/patrons-registration/GetAllCourses?page=${page}&count=50`);
    const { data } = (await answer.json()) as { data: { results: ListedWire[] } };
    const course = data.results.find(fits);
    if (course) {
      const { id, slug, course_name: name, trainer_id } = course;
      return { id, name, path: `/course/${slug}/${id}`, paymentPath: `/payment/${id}/${trainer_id}` };
    }
    if (data.results.length === 0) break;
  }
  throw new Error('the demo data has no such course');
}

/** A batch of the demo learner in a classroom, which the demo trainer teaches. */
export async function classroomBatch(origin: string): Promise<number> {
  const [token, user] = await sessionOf(origin, people.learner);
  const headers = { authorization: `Bearer ${token?.value}` };
  const { data } = await (
    await fetch(`${origin}/backend/course-purchase/purchased/${user?.value}`, { headers })
  ).json();
  const seats: { batch: { id: number; mode: string } }[] = data.results;
  const seat = seats.find(({ batch }) => batch.mode === 'Classroom(Offline)');
  if (!seat) throw new Error('the demo learner has no seat in a classroom');
  return seat.batch.id;
}
