import { courseContents } from '../src/platform/database/schema/courses';
import { addCourse, addLookups, addReview, addTrainer } from './catalogue-fixtures';
import { makeTestApp, signIn } from './test-app';

/** The API with courses of two trainers, for tests of the search. */
export async function makeSearchCatalogue() {
  const api = await makeTestApp();
  const { db } = api;
  await addLookups(db);
  const trainer = await signIn(api, 'trainer@kaksha.test', { registerAs: 'individual', name: 'Ananya Raghavan' });
  const admin = await signIn(api, 'admin@kaksha.test', { admin: true });
  const learner = await signIn(api, 'learner@kaksha.test');
  const other = await addTrainer(db, { name: 'Vikram Solanki', location: 'Delhi' });
  const mine = trainer.trainerId as number;
  const kubernetes = await addCourse(db, {
    trainerId: mine,
    name: 'Kubernetes in Production',
    description: 'Run a cluster.',
    subcategoryId: 1,
    difficulty: 'Intermediate',
    feeMinor: 1_500_000,
    feeUsdMinor: 19_000,
    discount: 20,
    starts: [-30, 5, 2].map((days) => ({ in: days, dayOfWeek: 1 as const })),
    prerequisites: 'Some Linux',
    publishedAt: new Date('2026-01-03'),
  });
  await db.insert(courseContents).values({ courseId: kubernetes, type: 'Covering Tools', text: 'Helm, kubectl' });
  await addReview(db, { trainerId: mine, courseId: kubernetes, userId: learner.userId, stars: 5, text: 'Good.' });
  await addCourse(db, {
    trainerId: other,
    name: 'Python for Everybody',
    description: 'Pandas, and a cluster of notebooks.',
    categoryId: 2,
    languageId: 2,
    feeMinor: 490_000,
    isDemo: true,
    starts: [{ in: 9, dayOfWeek: 2, timeTo: null, duration: '60 minutes, no 90' }],
    publishedAt: new Date('2026-01-02'),
  });
  await addCourse(db, {
    trainerId: other,
    name: 'UX Research Studio',
    categoryId: 3,
    difficulty: 'Advanced',
    mode: 'Online/Offline',
    feeMinor: null,
    feeUsdMinor: 9_900,
    starts: [
      { in: 4, dayOfWeek: 1 },
      { in: 16, dayOfWeek: 3, mode: 'Classroom(Offline)', area: 'Saket' },
    ],
    publishedAt: new Date('2026-01-01'),
  });
  await addCourse(db, {
    trainerId: other,
    name: 'Linux for Cloud Engineers',
    mode: 'Classroom(Offline)',
    feeMinor: 0,
    starts: [-90],
    publishedAt: new Date('2026-01-04'),
  });
  await addCourse(db, { trainerId: mine, name: 'My Draft', status: 'draft', publishedAt: null });
  await addCourse(db, { trainerId: other, name: 'Their Draft', status: 'draft', publishedAt: null });
  await addCourse(db, { trainerId: other, name: 'Switched off', isActive: false });

  /** The results of a search, with the first word of each course's name. */
  async function search(query: Record<string, string> = {}, token?: string) {
    const answer = await api.call('GET', '/patrons-registration/GetAllCourses', { query, token });
    if (answer.status !== 200) throw new Error(`the search answers ${answer.status}`);
    const names = answer.body.data.results.map((course: { course_name: string }) => course.course_name.split(' ')[0]);
    return { names: names as string[], ...answer.body.data };
  }
  return { api, trainer, admin, learner, other, search };
}

export type SearchCatalogue = Awaited<ReturnType<typeof makeSearchCatalogue>>;
