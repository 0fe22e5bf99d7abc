export interface Answer {
  status: number;
  isHit: boolean;
  text: string;
}

/** One GET, with the mark that the edge cache adds. A connection that breaks counts as status 0. */
export async function visit(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  return fetch(address, { headers, redirect: 'manual' }).then(
    async (answer) => ({
      status: answer.status,
      isHit: answer.headers.get('x-cache') === 'hit',
      text: await answer.text(),
    }),
    () => ({ status: 0, isHit: false, text: '' }),
  );
}

/** Runs `work` for each number below `count`, in eight lanes. */
export async function inLanes(count: number, work: (at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const at = next;
      next += 1;
      await work(at);
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
}

/** The searches, course pages and lists of the mixed load, as visitors call them. */
export function addressesOf(courses: readonly { id: number; slug: string }[]): { pages: string[]; calls: string[] } {
  const registration = '/backend/patrons-registration';
  return {
    pages: [
      ...['/', '/live-courses', '/live-online-trainers', '/blog', '/contact', '/privacy'],
      ...courses.map(({ id, slug }) => `/course/${slug}/${id}`),
    ],
    calls: [
      ...['', '?page=2', '?category=cloud-field', '?course_name=kubernetes', '?difficulty_level=Beginner'].map(
        (query) => `${registration}/GetAllCourses${query}`,
      ),
      ...['?sort_by=rating', '?sort_by=price&sort_order=desc'].map((query) => `${registration}/GetAllCourses${query}`),
      ...courses.map(({ id }) => `${registration}/GetCourseDetailsById/${id}`),
      '/backend/blogs',
    ],
  };
}
