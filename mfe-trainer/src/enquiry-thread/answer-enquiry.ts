import { changeById, replaceById } from '@kaksha/api-client/by-id';
import { answerEnquiry, closeEnquiry, continueEnquiry } from '@kaksha/api-client/enquiries';
import type { EnquiryThread } from '@kaksha/domain/engagement';
import type { TrainerStore } from '../store/trainer-store';

export type EnquiryAnswer = Parameters<typeof answerEnquiry>[2];

/**
 * Sends an answer, or changes the status of an enquiry, and updates every list that shows it. Rejects with `ApiError`.
 */
export async function sendAnswer(store: TrainerStore, enquiryId: number, answer: EnquiryAnswer): Promise<void> {
  const answered = await answerEnquiry(store.host.http, enquiryId, answer);
  store.enquiries.change((enquiries) => replaceById(enquiries, answered));
  const { status, reply, answeredAt } = answered;
  store.contacted.change(
    ({ results, ...page }) => ({
      ...page,
      results: results.map((user) => ({
        ...user,
        enquiries: changeById(user.enquiries, enquiryId, { status, reply, answeredAt }),
      })),
    }),
    answered.courseId,
  );
}

/** Writes a message after the answer. Rejects with `ApiError`. */
export async function sendMessage(store: TrainerStore, enquiryId: number, message: string): Promise<void> {
  const changed = await continueEnquiry(store.host.http, enquiryId, message);
  replaceThread(store, changed);
}

/** Closes an enquiry, or opens it again. Rejects with `ApiError`. */
export async function setClosed(store: TrainerStore, enquiryId: number, closed: boolean): Promise<void> {
  replaceThread(store, await closeEnquiry(store.host.http, enquiryId, closed));
}

function replaceThread(store: TrainerStore, changed: EnquiryThread): void {
  store.enquiries.change((enquiries) => changeById(enquiries, changed.id, changed));
}
