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
  ActivityOverview,
  ContactedUser,
  CourseViewer,
  EnquiryMessage,
  EnquiryThread,
  EnrolledStudent,
  PeriodTotals,
  ReceivedEnquiry,
  SentEnquiry,
} from '@kaksha/domain/engagement';
import type { PublicReview } from '@kaksha/domain/feedback';
import { toSnakeCaseKeys } from 'es-toolkit/object/toSnakeCaseKeys';
import { courseWire } from './catalogue';

/** API responses about learners around a course: enrolments, contacts, views, enquiries, feedback. */

const personWire = ({ userId, name, photo }: { userId: number; name: string; photo: string | null }) => ({
  user_id: userId,
  name,
  profile_photo: photo,
});

export const enrolledWire = (student: EnrolledStudent): EnrolledStudentWire => ({
  enrollment_id: student.enrolmentId,
  ...personWire(student),
  email: student.email,
  phone: student.phone,
  address: null,
  enrollment_status: student.status,
  purchase_date: student.enrolledAt,
  amount: student.amount,
  currency: student.currency,
  can_refund: student.canRefund,
  batches: student.batches.map(({ startDate, ...batch }) => ({ ...batch, start_date: startDate })),
});

export const contactWire = (contact: ContactedUser): ContactedUserWire => ({
  contact_id: contact.userId,
  ...personWire(contact),
  email: contact.email,
  phone: contact.phone,
  updated_at: contact.lastSeenAt,
  actions: [
    { type: 1, count: contact.views },
    { type: 2, count: contact.chats },
    { type: 3, count: contact.interests },
  ],
  enquiries: contact.enquiries.map(({ batchLabel, createdAt, answeredAt, ...enquiry }) => ({
    ...enquiry,
    batch_label: batchLabel,
    created_at: createdAt,
    answered_at: answeredAt,
  })),
  batches: contact.batches.map(({ startDate, ...batch }) => ({ ...batch, start_date: startDate })),
});

export const viewerWire = (viewer: CourseViewer): CourseViewerWire => ({
  enrollment_id: viewer.id,
  user_id: null,
  name: viewer.name,
  profile_photo: viewer.photo,
  email: viewer.email,
  phone: viewer.phone,
  enrollment_date: viewer.lastViewedAt,
  views: viewer.views,
});

export const seriesWire = (series: ActivityOverview['series']): ActivityDayWire[] =>
  series.map(({ enrolments, ...day }) => ({ ...day, enrollments: enrolments }));

const figuresWire = ({ enrolments, ...figures }: ActivityOverview['period']) => ({
  ...figures,
  enrollments: enrolments,
});

const spansWire = <T, W>({ all, period, previous }: PeriodTotals<T>, to: (figures: T) => W): PeriodTotals<W> => ({
  all: to(all),
  period: to(period),
  previous: to(previous),
});

export const overviewWire = (overview: ActivityOverview): ActivityOverviewWire => ({
  activitycount: overview.counts,
  days: overview.days,
  period: figuresWire(overview.period),
  previous: figuresWire(overview.previous),
  series: seriesWire(overview.series),
  open_requests: overview.openEnquiries,
  answers: spansWire(overview.answers, ({ due, inTime }) => ({ due, in_time: inTime })),
  earned: spansWire(overview.earned, ({ INR, USD }) => ({ inr: INR, usd: USD })),
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

export const courseActionsWire = ({ liked, interested }: CourseActions) => ({
  is_like: liked,
  is_interest: interested,
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
