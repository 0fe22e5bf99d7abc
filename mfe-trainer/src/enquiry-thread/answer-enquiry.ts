import { answerEnquiry } from '@kaksha/api-client/enquiries';
import { withSession } from '@kaksha/api-client/with-session';
import type { EnquiryMessage, ReceivedEnquiry } from '@kaksha/domain/engagement';
import type { TrainerStore } from '../store/trainer-store';

export type EnquiryAnswer = Parameters<typeof answerEnquiry>[2];

/** Sends an answer, or changes the status of an enquiry, and updates every list that shows it. Rejects with `ApiError`. */
export async function sendAnswer(store: TrainerStore, enquiryId: number, answer: EnquiryAnswer): Promise<void> {
  const answered = await withSession(store.host, store.userId.get(), 'We send your answer right after this.', () =>
    answerEnquiry(store.host.http, enquiryId, answer),
  );
  store.enquiries.change((enquiries) => enquiries.map((enquiry) => (enquiry.id === enquiryId ? answered : enquiry)));
  store.contacted.change(
    ({ results, ...page }) => ({
      ...page,
      results: results.map((user) => ({ ...user, enquiries: user.enquiries.map(updatedBy(answered)) })),
    }),
    answered.courseId,
  );
}

const updatedBy =
  ({ id, status, reply, answeredAt }: ReceivedEnquiry) =>
  (enquiry: EnquiryMessage): EnquiryMessage =>
    enquiry.id === id ? { ...enquiry, status, reply, answeredAt } : enquiry;
