import type { ActivityOverview, ContactedUser, CourseViewer, EnrolledStudent, Spans } from '@kaksha/domain/engagement';
import type { ContactWire, EnrolledWire, OverviewWire, SeriesWire, ViewerWire } from './engagement-wire';

/** For tests of pages: what the API would send of people around courses. */

const personWire = ({ userId, name, photo }: { userId: number; name: string; photo: string | null }) => ({
  user_id: userId,
  name,
  profile_photo: photo,
});

export const enrolledWire = (student: EnrolledStudent): EnrolledWire => ({
  enrollment_id: student.enrolmentId,
  ...personWire(student),
  email: student.email,
  phone: student.phone,
  address: student.address,
  enrollment_status: student.status,
  purchase_date: student.enrolledAt,
  amount: student.amount,
  currency: student.currency,
  batches: student.batches.map(({ id, startDate, label }) => ({ id, start_date: startDate, label })),
});

export const contactWire = (contact: ContactedUser): ContactWire => ({
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
  enquiries: contact.enquiries.map(({ createdAt, answeredAt, ...enquiry }) => ({
    ...enquiry,
    created_at: createdAt,
    answered_at: answeredAt,
  })),
});

export const viewerWire = (viewer: CourseViewer): ViewerWire => ({
  enrollment_id: viewer.userId,
  ...personWire(viewer),
  email: viewer.email,
  phone: viewer.phone,
  enrollment_date: viewer.lastViewedAt,
  views: viewer.views,
});

export const seriesWire = (series: ActivityOverview['series']): SeriesWire =>
  series.map(({ enrolments, ...day }) => ({ ...day, enrollments: enrolments }));

const figuresWire = ({ enrolments, ...figures }: ActivityOverview['period']) => ({
  ...figures,
  enrollments: enrolments,
});

const spansWire = <T, W>({ all, period, previous }: Spans<T>, to: (figures: T) => W): Spans<W> => ({
  all: to(all),
  period: to(period),
  previous: to(previous),
});

export const overviewWire = (overview: ActivityOverview): OverviewWire => ({
  activitycount: overview.counts,
  days: overview.days,
  period: figuresWire(overview.period),
  previous: figuresWire(overview.previous),
  series: seriesWire(overview.series),
  open_requests: overview.openEnquiries,
  answers: spansWire(overview.answers, ({ due, inTime }) => ({ due, in_time: inTime })),
  earned: spansWire(overview.earned, ({ INR, USD }) => ({ inr: INR, usd: USD })),
});
