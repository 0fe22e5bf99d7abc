/** Paths of pages. A module of its own, because the rule of slugs is large and pages of courses know their slug. */

/** `/course/{slug}/{id}`, or `/course/{id}` for a course without a name. */
export const coursePathOf = ({ id, slug }: { id: number; slug: string }): string =>
  slug ? `/course/${encodeURIComponent(slug)}/${id}` : `/course/${id}`;

export const trainerPath = (trainerId: number): string => `/instructorprofile/${trainerId}`;

export const postPath = (slug: string): string => `/blog/${encodeURIComponent(slug)}`;

/** The learner's page of a batch with a seat. */
export const classPath = (batchId: number): string => `/my-courses/${batchId}`;

/** The page of a batch for those who teach it. */
export const taughtBatchPath = (batchId: number): string => `/patron/basicdetails/batches/${batchId}`;

/** The learners of a batch for those who teach it. */
export const learnersPath = (batchId: number): string => `${taughtBatchPath(batchId)}?tab=learners`;

/** The trainer's messages to the platform. */
export const trainerSupportPath = '/patron/basicdetails/support';

/** The trainer's verification. */
export const verificationPath = '/patron/basicdetails/verification';

export const changeBatchHash = '#change-batch';

/** The page of a class, with the choice of another batch open. */
export const changeBatchPath = (batchId: number): string => classPath(batchId) + changeBatchHash;

/** The ticket of a seat in a classroom. */
export const ticketPath = (batchId: number): string => `/my-courses/${batchId}/ticket`;
