import type { Page } from '@kaksha/domain/catalogue';
import type { EnquiryStatus, EnquiryThread, ReceivedEnquiry, SentEnquiry } from '@kaksha/domain/engagement';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { toCourse } from './catalogue-mapper';
import { pageOf, resultOf, resultsOf } from './envelope';
import type { EnquiryThreadWire, ReceivedEnquiryWire, SentEnquiryWire } from './generated/wire';

/** All calls require a signed-in user and reject with 401 for a visitor. */

const toSent = ({ course, ...wire }: SentEnquiryWire): SentEnquiry => ({
  ...toCamelCaseKeys(wire),
  course: course && toCourse(course),
});

/** The types of the conversion take an object with a name and a message for an error. */
const toReceived = ({ message, ...wire }: ReceivedEnquiryWire): ReceivedEnquiry => ({
  ...toCamelCaseKeys(wire),
  message,
});

/**
 * Sends a question to the trainer of a course. The reply goes to the email address of the account. Rejects with 400 and
 * `fields` (`message`, `phone`), 403 for the user's own course, `TOO_MANY_ENQUIRIES` (429) after twenty in a day.
 */
export async function sendEnquiry(
  http: AxiosInstance,
  enquiry: {
    courseId: number;
    batchId?: number | null;
    message: string;
    name?: string;
    /** Default: the number of the profile. '' sends no number. */
    phone?: string;
  },
): Promise<SentEnquiry> {
  return toSent(resultOf(await http.post('/course-requests', enquiry)));
}

/** Enquiries that the signed-in user sent, latest first. */
export async function getSentEnquiries(http: AxiosInstance, userId: number): Promise<SentEnquiry[]> {
  return resultsOf<SentEnquiryWire>(await http.get(`/course-requests/${userId}`)).map(toSent);
}

/** Enquiries that the signed-in trainer received, latest first. */
export async function getReceivedEnquiries(
  http: AxiosInstance,
  { status, page = 1, count = 20 }: { status?: EnquiryStatus; page?: number; count?: number } = {},
): Promise<Page<ReceivedEnquiry>> {
  return pageOf(await http.get('/course-requests/received', { params: { status, page, count } }), toReceived);
}

/** Mails a reply to the learner, or marks the question answered or closed. Rejects with `ALREADY_ANSWERED` (409). */
export async function answerEnquiry(
  http: AxiosInstance,
  id: number,
  answer: { reply?: string; status?: 'answered' | 'closed' },
): Promise<ReceivedEnquiry> {
  return toReceived(resultOf(await http.patch(`/course-requests/${id}`, answer)));
}

/** Writes a message in an enquiry. Rejects with `ENQUIRY_CLOSED` (409). */
export async function continueEnquiry(http: AxiosInstance, id: number, message: string): Promise<EnquiryThread> {
  return toCamelCaseKeys(resultOf<EnquiryThreadWire>(await http.post(`/course-requests/${id}/messages`, { message })));
}

/** Closes an enquiry, or opens it again. */
export async function closeEnquiry(http: AxiosInstance, id: number, closed: boolean): Promise<EnquiryThread> {
  return toCamelCaseKeys(resultOf<EnquiryThreadWire>(await http.put(`/course-requests/${id}/closed`, { closed })));
}

/** Marks the messages of enquiries as read. */
export async function readEnquiries(http: AxiosInstance, ids: readonly number[]): Promise<void> {
  await http.post('/course-requests/read', { ids }, { isBackground: true });
}
