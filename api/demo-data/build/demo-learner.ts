import { required } from '@kaksha/domain/typed';
import { courseActions, courseUsers, preferredBatches } from '../../src/platform/database/schema/activity';
import { orders, payments, refunds } from '../../src/platform/database/schema/payments';
import { learningGoals, savedSearches, userInterests } from '../../src/platform/database/schema/support';
import { type ActivityLog, addEnquiry } from './activity';
import type { Catalogue } from './catalogue';
import type { Clock } from './clock';
import type { Course } from './courses';
import type { Enroller } from './enrolments';
import type { People, User } from './learners';
import type { RowBook } from './rows';

/** Latest first, with the number of days since. */
const saved: [string, number][] = [
  ['Kubernetes in Production', 3],
  ['UX Research Studio', 5],
  ['Thirty Queries: Advanced SQL', 8],
  ['PostgreSQL for Web Developers', 13],
  ['Statistics You Can Defend', 21],
  ['Analytics Engineering with dbt', 33],
];
const interestedIn: [string, number][] = [
  ['Generative AI for Developers: Retrieval, Agents and Evaluation', 2],
  ['Site Reliability Engineering', 9],
  ['Analytics Engineering with dbt', 33],
];
const lookedAt = [...saved, ...interestedIn, ['Tableau: Charts that Answer', 4], ['The Data Story Workshop', 6]] as [
  string,
  number,
][];

/**
 * Adds the activity of Priya Nair: two current, a future and a finished course, saved courses, interests, enquiries.
 */
export function addDemoLearner(
  book: RowBook,
  clock: Clock,
  people: People,
  catalogue: Catalogue,
  courses: readonly Course[],
  { enroller, log }: { enroller: Enroller; log: ActivityLog },
): void {
  const { priya } = people;
  const course = (name: string): Course => {
    const found = courses.find(({ row }) => row.name === name);
    if (!found) throw new Error(`there is no course ${name}`);
    return found;
  };

  const analytics = course('Data Analytics with SQL and Power BI');
  const kubernetes = course('Kubernetes in Production');
  const terraform = course('Terraform, Module by Module');
  const git = course('Git and GitHub in Two Evenings');
  const running = analytics.current.find(({ startDate }) => startDate < clock.today);
  const ahead = kubernetes.current[0];
  const inClassroom = terraform.current.find(({ mode }) => mode === 'Classroom(Offline)');
  const finished = git.ended.at(-1);
  if (!running || !ahead || !inClassroom || !finished) throw new Error('the demo learner has nothing to attend');
  enroller.enrol(priya, git, finished, clock.ago(92, '20:41'), 'Completed');
  enroller.enrol(priya, analytics, running, clock.ago(47, '21:05'), 'Active');
  refundPart(book, priya, analytics, clock.ago(20, '18:12'));
  enroller.enrol(priya, terraform, inClassroom, clock.ago(6, '20:52'), 'Active');
  enroller.enrol(priya, kubernetes, ahead, clock.ago(1, '21:12'), 'Active');
  book.add(preferredBatches, {
    userId: priya.id,
    courseId: kubernetes.row.id,
    batchId: ahead.id,
    chosenAt: clock.ago(1, '21:06'),
  });

  for (const [name, days] of saved) {
    book.add(courseActions, {
      userId: priya.id,
      courseId: course(name).row.id,
      kind: 'like',
      createdAt: clock.ago(days, '20:30'),
    });
  }
  for (const [name, days] of interestedIn) {
    const at = clock.ago(days, '20:44');
    book.add(courseActions, { userId: priya.id, courseId: course(name).row.id, kind: 'interest', createdAt: at });
    log.count(course(name), priya, 3, at);
  }
  for (const name of new Set(lookedAt.map(([each]) => each))) {
    const days = Math.min(...lookedAt.filter(([each]) => each === name).map(([, each]) => each));
    const seenAt = clock.ago(days, '20:28');
    book.add(courseUsers, { userId: priya.id, courseId: course(name).row.id, seenAt });
    log.count(course(name), priya, 1, seenAt);
  }
  const spark = course('Apache Spark and Delta Lake for Data Engineers');
  log.count(spark, priya, 1, clock.ago(6, '19:50'));
  addEnquiry(book, spark, priya, {
    message:
      'I would pay for myself, not through a company. What is the fee for one seat in the next batch, and could I pay in two parts?',
    status: 'answered',
    reply:
      'For one person it is ₹28,000, in two parts if you like: half before the start, half in the third week. Shall I keep a seat until Friday?',
    answeredAt: clock.ago(5, '09:15'),
    createdAt: clock.ago(6, '19:58'),
    batchId: spark.current[0]?.id ?? null,
  });

  // Its first digest follows soon after the start of the site.
  book.add(savedSearches, {
    userId: priya.id,
    name: 'Artificial intelligence',
    query: { category: 'ai-machine-learning' },
    createdAt: clock.ago(30, '20:15'),
  });
  book.add(savedSearches, {
    userId: priya.id,
    name: 'React at the weekend',
    query: { q: 'react', days: 'weekend' },
    digest: 'weekly',
    createdAt: clock.ago(12, '20:20'),
  });
  book.add(learningGoals, {
    userId: priya.id,
    goal: 'Move from reports to data engineering within a year',
    hoursPerWeek: 8,
    targetDate: null,
    updatedAt: clock.ago(60, '19:30'),
  });
  for (const name of ['data-science', 'data-engineering', 'cloud-devops']) {
    book.add(userInterests, {
      userId: priya.id,
      categoryId: catalogue.category(name).id,
      subcategoryId: null,
      createdAt: clock.ago(60, '19:32'),
    });
  }
}

/** A part of a payment that the trainer refunded, for a class that was skipped. */
function refundPart(book: RowBook, user: User, course: Course, at: Date): void {
  const order = book.of(orders).find(({ userId, courseId }) => userId === user.id && courseId === course.row.id);
  const payment = required(
    book.of(payments).find(({ orderId }) => orderId === order?.id),
    'the payment',
  );
  book.add(refunds, {
    paymentId: payment.id,
    amountMinor: 50_000,
    closesOrder: false,
    reason: 'The class of the first Saturday was skipped.',
    status: 'succeeded',
    providerRefundId: `refund_demo_part_${payment.id}`,
    requestedBy: course.trainer.row.userId,
    createdAt: at,
    updatedAt: at,
  });
}
