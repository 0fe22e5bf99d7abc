import type { CourseActions } from '@kaksha/api-client/actions';
import type {
  ActivityDayWire,
  ActivityOverviewWire,
  ContactedUserWire,
  CourseViewerWire,
  EnrolledStudentWire,
  FeedbackWire,
  ReceivedEnquiryWire,
  SentEnquiryWire,
} from '@kaksha/api-client/generated/wire';
import type {
  ActivityFigures,
  ActivityOverview,
  ContactedUser,
  CourseViewer,
  EnquiryMessage,
  EnquiryThread,
  EnrolledStudent,
  ReceivedEnquiry,
  SentEnquiry,
} from '@kaksha/domain/engagement';
import type { PublicReview } from '@kaksha/domain/feedback';
import { toSnakeCaseKeys } from 'es-toolkit/object/toSnakeCaseKeys';
import { courseWire } from './catalogue';

/** API responses about learners around a course: enrolments, contacts, views, enquiries, feedback. */

export const enrolledWire = ({
  enrolmentId,
  status,
  enrolledAt,
  ...student
}: EnrolledStudent): EnrolledStudentWire => ({
  ...toSnakeCaseKeys(student),
  enrollment_id: enrolmentId,
  address: null,
  enrollment_status: status,
  purchase_date: enrolledAt,
});

export const contactWire = ({ lastSeenAt, views, chats, interests, ...contact }: ContactedUser): ContactedUserWire => ({
  ...toSnakeCaseKeys(contact),
  contact_id: contact.userId,
  updated_at: lastSeenAt,
  actions: [
    { type: 1, count: views },
    { type: 2, count: chats },
    { type: 3, count: interests },
  ],
});

export const viewerWire = ({ id, lastViewedAt, ...viewer }: CourseViewer): CourseViewerWire => ({
  ...toSnakeCaseKeys(viewer),
  enrollment_id: id,
  user_id: null,
  enrollment_date: lastViewedAt,
});

const figuresWire = <F extends ActivityFigures>({ enrolments, ...figures }: F) => ({
  ...figures,
  enrollments: enrolments,
});

export const seriesWire = (series: ActivityOverview['series']): ActivityDayWire[] => series.map(figuresWire);

export const overviewWire = (overview: ActivityOverview): ActivityOverviewWire => ({
  activitycount: overview.counts,
  days: overview.days,
  period: figuresWire(overview.period),
  previous: figuresWire(overview.previous),
  series: seriesWire(overview.series),
  open_requests: overview.openEnquiries,
  answers: toSnakeCaseKeys(overview.answers),
  earned: toSnakeCaseKeys(overview.earned),
});

/** The question, and the answer if there is one. */
const shortThread = ({ message, reply, createdAt, answeredAt }: EnquiryMessage) => [
  { fromTrainer: false, text: message, createdAt },
  ...(reply === null ? [] : [{ fromTrainer: true, text: reply, createdAt: answeredAt ?? createdAt }]),
];

const withThread = <E extends EnquiryMessage & EnquiryThread>(enquiry: E) => ({
  ...enquiry,
  thread: enquiry.thread.length > 0 ? enquiry.thread : shortThread(enquiry),
});

export const sentEnquiryWire = ({ course, ...enquiry }: SentEnquiry): SentEnquiryWire => ({
  ...toSnakeCaseKeys(withThread(enquiry)),
  course: course && courseWire(course),
});

export const receivedEnquiryWire = ({ name, ...enquiry }: ReceivedEnquiry): ReceivedEnquiryWire => ({
  ...toSnakeCaseKeys(withThread(enquiry)),
  name,
});

export const courseActionsWire = ({ like, interest }: CourseActions) => ({
  is_like: like,
  is_interest: interest,
});

type ReviewFields = Omit<PublicReview, 'trainerId' | 'trainerName' | 'answer' | 'answerVersion'>;

export const feedbackWire = ({ answer, ...feedback }: ReviewFields & Partial<PublicReview>): FeedbackWire => ({
  id: feedback.id,
  user_name: feedback.authorName,
  rating: feedback.stars,
  comment: feedback.text,
  course_id: feedback.courseName === null ? null : 1,
  course_name: feedback.courseName,
  trainer_id: feedback.trainerId ?? 3,
  trainer_name: feedback.trainerName ?? 'Ananya Raghavan',
  answer: answer?.text ?? null,
  answered_at: answer?.at ?? null,
  created_at: feedback.createdAt,
  updated_at: feedback.createdAt,
  version: 1,
  answer_version: feedback.answerVersion ?? 1,
});
