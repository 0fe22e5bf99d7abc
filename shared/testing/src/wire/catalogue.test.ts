import { toBatch, toCourse, toCourseDetails, toDescribedCourse, toTrainer } from '@kaksha/api-client/catalogue-mapper';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import * as wire from './catalogue';

const batch = toBatch({
  id: 1,
  courseId: 7,
  trainerId: 3,
  day_of_week: 2,
  start_date: '2026-01-24',
  end_date: null,
  duration: '2 hours',
  time_from: '10:00',
  time_to: null,
  TimeFromType: 'AM',
  TimeToType: null,
  timezone: 'EST',
  timePart: 'Morning',
  mode: 'Online',
  area: null,
  trainer_name: 'Ananya Raghavan',
  status: true,
  seats: 20,
  seats_left: 3,
  waiting: 0,
  state: 'open' as const,
  weekdays: null,
  session_changes: [],
});
const picture = { src: '/m/a.webp', avif: null, webp: '/m/a.webp 320w', width: 320, height: 200 };
const course = {
  id: 7,
  slug: 'kubernetes',
  name: 'Kubernetes',
  description: 'Run a cluster.',
  category: { id: 1, name: 'cloud-devops', displayName: 'Cloud & DevOps', motif: 'cloud' as const },
  subcategory: { id: 2, name: 'Containers' },
  difficulty: 'Beginner' as const,
  language: { id: 1, displayName: 'English' },
  mode: 'Online' as const,
  trainer: { id: 3, name: 'Ananya Raghavan', rating: null, photo: picture },
  rating: { average: 4.5, count: 2 },
  thumbnail: picture,
  fees: { inr: null, usd: 190, discount: 20 },
  batches: [batch],
  status: 'published' as const,
  stage: 5,
  activity: { enrolled: 1, contacted: 2, viewcourse: 3 },
};
const trainer = {
  id: 3,
  kind: 'institute' as const,
  name: 'Orbit School',
  headline: 'Evenings',
  about: 'Long',
  location: 'Pune',
  experienceYears: 4,
  photo: picture,
  rating: null,
  courseCount: 2,
  isVerified: true,
  categories: ['Data'],
  nextBatch: { startDate: '2026-01-24', courseId: 7, courseName: 'Kubernetes' },
};

test('domain objects survive the conversion to wire format and back through the client', () => {
  const details = {
    ...course,
    prerequisites: 'None',
    objectives: 'All',
    videoUrl: null,
    hasChat: true,
    contents: [{ id: 1, type: 'Covering Tools' as const, items: ['kubectl', 'Helm (3, 4)'], live: true }],
    modules: [{ id: 1, name: 'One', topics: ['a', 'b'], handsOn: [], skills: ['c'] }],
    trainerProfile: trainer,
    reviews: [{ id: 1, authorName: 'Rahul', stars: 5, text: 'Good.', createdAt: '2026-01-01T00:00:00Z' }],
  };
  const facets = {
    categories: [],
    difficulties: [],
    modes: [],
    languages: [{ name: 'english', count: 1 }],
    priceBuckets: [1],
    priceCeiling: 9,
  };
  const category = {
    id: 1,
    name: 'cloud',
    displayName: 'Cloud',
    motif: 'cloud' as const,
    courseCount: 3,
    nextStartDate: null,
  };
  expect(toDescribedCourse(wire.courseWire(course))).toEqual(course);
  const { description: _, ...summary } = course;
  expect(toCourse(wire.courseWire(course))).toEqual(summary);
  expect(toCourseDetails(wire.courseDetailsWire(details))).toEqual(details);
  expect(toTrainer(wire.trainerWire(trainer))).toEqual(trainer);
  expect(toCamelCaseKeys(wire.facetsWire(facets))).toEqual(facets);
  expect(toCamelCaseKeys(wire.categoryWire(category))).toEqual(category);
});
