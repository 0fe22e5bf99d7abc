import type { PgTable } from 'drizzle-orm/pg-core';
import {
  courseActionDays,
  courseActions,
  courseUsers,
  enquiries,
  preferredBatches,
} from '../../src/platform/database/schema/activity';
import { blogComments, blogLikes, blogPosts } from '../../src/platform/database/schema/blog';
import { categories, languages, subcategories } from '../../src/platform/database/schema/catalogue';
import { certificateRules, certificates } from '../../src/platform/database/schema/certificates';
import { attendance, meetings } from '../../src/platform/database/schema/classes';
import { coupons, couponTargets } from '../../src/platform/database/schema/coupons';
import { batches, courseContents, courseModules, courses } from '../../src/platform/database/schema/courses';
import { invoiceCounters, invoices, taxProfiles } from '../../src/platform/database/schema/invoices';
import { ledgerEntries, ledgerTransfers } from '../../src/platform/database/schema/ledger';
import { mailSuppressions } from '../../src/platform/database/schema/mail-delivery';
import { materials } from '../../src/platform/database/schema/materials';
import { batchMessages, enquiryMessages } from '../../src/platform/database/schema/messages';
import { newsletterIssues, newsletterSubscriptions } from '../../src/platform/database/schema/newsletter';
import { notifications } from '../../src/platform/database/schema/notifications';
import {
  enrolments,
  orders,
  paymentConfigs,
  payments,
  refunds,
  waitingList,
} from '../../src/platform/database/schema/payments';
import { payoutLines, payouts } from '../../src/platform/database/schema/payouts';
import { trainers, users } from '../../src/platform/database/schema/people';
import { cities, countries, states } from '../../src/platform/database/schema/places';
import { auditLog, searchCounts } from '../../src/platform/database/schema/platform';
import { recoveryCodes, totpSecrets } from '../../src/platform/database/schema/second-factors';
import { legalTexts, siteSettingVersions } from '../../src/platform/database/schema/site-settings';
import { staff } from '../../src/platform/database/schema/staff';
import {
  courseReports,
  feedback,
  feedbackReports,
  learningGoals,
  savedSearches,
  supportMessages,
  trainerSupport,
  userInterests,
} from '../../src/platform/database/schema/support';
import { trainerDocuments, trainerVerifications } from '../../src/platform/database/schema/trust';
import { coursesByCategory, openQuestions, posts, trainers as trainerSeeds } from '../data/demo';
import { addActivity, createActivityLog } from './activity';
import { addBlockedPerson } from './blocked-person';
import { addBlog } from './blog';
import { addCatalogue } from './catalogue';
import { addCertificates } from './certificates';
import { addChanges } from './changes';
import { createClock } from './clock';
import { addCoupons } from './coupons';
import { addCourses, addDrafts } from './courses';
import { addDemoLearner } from './demo-learner';
import { addEnrolments, createEnroller } from './enrolments';
import { addFeedback } from './feedback';
import { addPeople } from './learners';
import { addLedger } from './ledger';
import { addMaterials, type MaterialFile } from './materials';
import { addMeetings } from './meetings';
import { addMessages } from './messages';
import { readReview } from './notation';
import { addNotifications } from './notifications';
import { addPayouts } from './payouts';
import { createPictureList, type DrawnPicture } from './pictures';
import { addPlaces } from './places';
import { addReports } from './reports';
import { createRowBook, type RowBook } from './rows';
import { addSearches } from './searches';
import { addSeats } from './seats';
import { addSiteSettings } from './site-settings';
import { addStaff } from './staff';
import { addBatchMessages, addThreads } from './threads';
import { addTrainers } from './trainers';
import { addTwoStepLearner } from './two-step-learner';
import { addCourseReports, addVerifications } from './verifications';

/** Each table comes after the tables that it references. */
const insertOrder: readonly PgTable[] = [
  countries,
  states,
  cities,
  users,
  siteSettingVersions,
  legalTexts,
  totpSecrets,
  recoveryCodes,
  trainers,
  trainerVerifications,
  trainerDocuments,
  staff,
  trainerSupport,
  paymentConfigs,
  categories,
  subcategories,
  languages,
  courses,
  batches,
  meetings,
  materials,
  courseContents,
  courseModules,
  coupons,
  couponTargets,
  orders,
  payments,
  enrolments,
  batchMessages,
  attendance,
  certificateRules,
  certificates,
  waitingList,
  refunds,
  taxProfiles,
  invoiceCounters,
  invoices,
  ledgerTransfers,
  ledgerEntries,
  payouts,
  payoutLines,
  feedback,
  feedbackReports,
  courseReports,
  courseActions,
  courseActionDays,
  courseUsers,
  enquiries,
  enquiryMessages,
  preferredBatches,
  learningGoals,
  userInterests,
  savedSearches,
  supportMessages,
  searchCounts,
  auditLog,
  notifications,
  blogPosts,
  newsletterSubscriptions,
  newsletterIssues,
  mailSuppressions,
  blogComments,
  blogLikes,
];

export interface DemoData {
  book: RowBook;
  /** Pictures to draw. Rows reference them by position, from 1. */
  pictures: readonly DrawnPicture[];
  /** Files of materials and documents of trainers. */
  files: readonly MaterialFile[];
}

/** All demo data as rows, relative to a day (`YYYY-MM-DD`). */
export function buildDemoData(today: string): DemoData {
  const clock = createClock(today);
  const book = createRowBook(insertOrder);
  const pictures = createPictureList();
  const places = addPlaces(book);
  const catalogue = addCatalogue(book);
  const people = addPeople(book, clock, places, namedLearners());
  const trainerRows = addTrainers(book, clock, places, pictures);
  const context = { book, clock, catalogue, pictures, trainers: trainerRows };
  const published = addCourses(context);
  addStaff(book, clock, trainerRows, published);
  addDrafts(context);
  const enroller = createEnroller(book, people);
  const past = addEnrolments(clock, people, published, enroller);
  addFeedback(book, clock, published, past);
  addReports(book, clock, people);
  const log = createActivityLog(book, people);
  addActivity(book, clock, people, published, log);
  addDemoLearner(book, clock, people, catalogue, published, { enroller, log });
  addCertificates(book, clock, people.priya, published);
  addMeetings(book, clock);
  addSeats(book, clock, people, published);
  addCoupons(book, clock, trainerRows, published);
  addLedger(book, trainerRows);
  addPayouts(book, clock, people.admin.id);
  addChanges(book, clock, published);
  log.write();
  addBlog(book, clock, people, pictures);
  addMessages(book, clock, people);
  addThreads(book, clock, people);
  addBatchMessages(book, clock, people);
  const files = [...addMaterials(book, clock, people), ...addVerifications(book, clock, people, trainerRows)];
  addCourseReports(book, clock, people);
  addNotifications(book, clock, people);
  addSearches(book, clock);
  addSiteSettings(book, clock, people);
  addTwoStepLearner(book, clock, places.find('Kochi', 'Kerala'));
  addBlockedPerson(book, clock, people, places.find('New Delhi', 'Delhi'));
  return { book, pictures: pictures.all(), files };
}

/** The names of learners in reviews, comments and questions. */
function namedLearners(): string[] {
  const lines = [
    ...Object.values(coursesByCategory).flatMap((seeds) => seeds.flatMap((seed) => seed.reviews ?? [])),
    ...posts.flatMap((post) => post.comments),
  ];
  const others = new Set(['Anonymous', 'Priya Nair', ...trainerSeeds.map(({ name }) => name)]);
  const named = lines.flatMap((line) => readReview(line).author ?? []);
  return [...new Set([...named, ...openQuestions.map(({ from }) => from)])].filter((name) => !others.has(name));
}
