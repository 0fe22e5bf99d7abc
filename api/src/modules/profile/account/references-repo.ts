import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { enquiries } from '../../../platform/database/schema/activity';
import { blogPosts } from '../../../platform/database/schema/blog';
import { categories, languages, subcategories } from '../../../platform/database/schema/catalogue';
import { batches, courses } from '../../../platform/database/schema/courses';
import { ledgerTransfers } from '../../../platform/database/schema/ledger';
import { media } from '../../../platform/database/schema/media';
import { orders, payments } from '../../../platform/database/schema/payments';
import { trainers } from '../../../platform/database/schema/people';
import { feedback } from '../../../platform/database/schema/support';

/** The records that rows of an export refer to. @param idsOf  the numbers in the given columns */
export async function findReferences(db: Database, idsOf: (...columns: string[]) => number[]) {
  const order = { reference: orders.reference, courseName: orders.courseName, currency: orders.currency };
  const [
    foundCourses,
    foundBatches,
    foundTrainers,
    posts,
    foundCategories,
    foundSubcategories,
    foundLanguages,
    foundOrders,
    foundPayments,
    transfers,
    foundEnquiries,
    reviews,
    pictures,
  ] = await Promise.all([
    db
      .select({ id: courses.id, name: courses.name })
      .from(courses)
      .where(inArray(courses.id, idsOf('courseId'))),
    db
      .select({ id: batches.id, batch: batches, courseName: courses.name })
      .from(batches)
      .innerJoin(courses, eq(courses.id, batches.courseId))
      .where(inArray(batches.id, idsOf('batchId'))),
    db
      .select({ id: trainers.id, name: trainers.name })
      .from(trainers)
      .where(inArray(trainers.id, idsOf('trainerId'))),
    db
      .select({ id: blogPosts.id, title: blogPosts.title, slug: blogPosts.slug })
      .from(blogPosts)
      .where(inArray(blogPosts.id, idsOf('postId'))),
    db
      .select({ id: categories.id, displayName: categories.displayName })
      .from(categories)
      .where(inArray(categories.id, idsOf('categoryId'))),
    db
      .select({ id: subcategories.id, name: subcategories.name })
      .from(subcategories)
      .where(inArray(subcategories.id, idsOf('subcategoryId'))),
    db
      .select({ id: languages.id, displayName: languages.displayName })
      .from(languages)
      .where(inArray(languages.id, idsOf('languageId'))),
    db
      .select({ id: orders.id, ...order })
      .from(orders)
      .where(inArray(orders.id, idsOf('orderId'))),
    db
      .select({ id: payments.id, ...order })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(inArray(payments.id, idsOf('paymentId'))),
    db
      .select({
        id: ledgerTransfers.id,
        kind: ledgerTransfers.kind,
        currency: ledgerTransfers.currency,
        at: ledgerTransfers.at,
        reference: orders.reference,
        courseName: orders.courseName,
      })
      .from(ledgerTransfers)
      .leftJoin(orders, eq(orders.id, ledgerTransfers.orderId))
      .where(inArray(ledgerTransfers.id, idsOf('transferId'))),
    db
      .select({ id: enquiries.id, courseName: courses.name })
      .from(enquiries)
      .innerJoin(courses, eq(courses.id, enquiries.courseId))
      .where(inArray(enquiries.id, idsOf('enquiryId'))),
    db
      .select({ id: feedback.id, trainerName: trainers.name, courseName: courses.name })
      .from(feedback)
      .innerJoin(trainers, eq(trainers.id, feedback.trainerId))
      .leftJoin(courses, eq(courses.id, feedback.courseId))
      .where(inArray(feedback.id, idsOf('feedbackId'))),
    db
      .select()
      .from(media)
      .where(inArray(media.id, idsOf('mediaId', 'photoId', 'thumbnailId'))),
  ]);
  return {
    courses: foundCourses,
    batches: foundBatches,
    trainers: foundTrainers,
    posts,
    categories: foundCategories,
    subcategories: foundSubcategories,
    languages: foundLanguages,
    orders: foundOrders,
    payments: foundPayments,
    transfers,
    enquiries: foundEnquiries,
    feedback: reviews,
    media: pictures,
  };
}
