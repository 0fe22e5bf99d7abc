import { answerEnquiry } from '@kaksha/api-client/enquiries';
import { withSession } from '@kaksha/api-client/with-session';
import type { EnquiryMessage, ReceivedEnquiry } from '@kaksha/domain/engagement';
import { changeArea } from '../store/area';
import type { TrainerStore } from '../store/trainer-store';

export type EnquiryAnswer = Parameters<typeof answerEnquiry>[2];

/** Answers a question, and shows it answered wherever it stands. Rejects with `ApiError`. */
export async function answer(store: TrainerStore, enquiryId: number, given: EnquiryAnswer): Promise<void> {
  const { userId } = store.state.getState();
  const answered = await withSession(store.host, userId, 'We send your answer right after this.', () =>
    answerEnquiry(store.host.http, enquiryId, given),
  );
  changeArea(store, 'enquiries', '', (enquiries) =>
    enquiries.map((enquiry) => (enquiry.id === enquiryId ? answered : enquiry)),
  );
  changeArea(store, 'contacted', String(answered.courseId), ({ results, ...people }) => ({
    ...people,
    results: results.map((person) => ({ ...person, enquiries: person.enquiries.map(updatedBy(answered)) })),
  }));
}

const updatedBy =
  ({ id, status, reply, answeredAt }: ReceivedEnquiry) =>
  (enquiry: EnquiryMessage): EnquiryMessage =>
    enquiry.id === id ? { ...enquiry, status, reply, answeredAt } : enquiry;
