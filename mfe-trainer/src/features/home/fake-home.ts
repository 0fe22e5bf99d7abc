import type { StoredPaymentConfig } from '@kaksha/api-client/trainer-settings';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { addDays } from '@kaksha/domain/dates';
import type { ActivityOverview, ReceivedEnquiry } from '@kaksha/domain/engagement';
import { noSupportLinks } from '@kaksha/domain/trainer-rules';
import { type FakeCall, failure, paged, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { ownCourseWire } from '@kaksha/testing/wire/catalogue';
import { overviewWire, receivedEnquiryWire } from '@kaksha/testing/wire/engagement';
import { paymentConfigWire, supportLinksWire } from '@kaksha/testing/wire/trainer-area';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';

export const overview = (days: number): ActivityOverview => ({
  counts: { enrolled: 583, contacted: 230, viewcourse: 1264 },
  days,
  period: days === 7 ? { views: 100, contacts: 12, enrolments: 9 } : { views: 282, contacts: 36, enrolments: 28 },
  previous: days === 7 ? { views: 80, contacts: 12, enrolments: 14 } : { views: 200, contacts: 30, enrolments: 20 },
  series: Array.from({ length: days }, (_, index) => ({
    date: addDays('2026-01-15', index + 1 - days),
    views: index,
    contacts: 1,
    enrolments: 0,
  })),
  openEnquiries: 1,
  answers: { all: { due: 50, inTime: 46 }, period: { due: 4, inTime: 4 }, previous: { due: 4, inTime: 3 } },
  earned: {
    all: { INR: 64_299_900, USD: 0 },
    period: { INR: 2_200_000, USD: 0 },
    previous: { INR: 2_000_000, USD: 0 },
  },
});

export const enquiry = (overrides: Partial<ReceivedEnquiry> = {}): ReceivedEnquiry => ({
  id: 1,
  courseId: 1,
  courseName: 'Kubernetes in Production',
  trainerId: 3,
  trainerName: 'Ananya Raghavan',
  batchId: null,
  batchLabel: null,
  message: 'Is there a weekend batch?',
  status: 'new',
  reply: null,
  createdAt: '2026-01-14T11:30:00Z',
  answeredAt: null,
  thread: [],
  unread: 0,
  userId: 5,
  name: 'Harpreet',
  email: 'h@mail.test',
  phone: null,
  ...overrides,
});

const config = {
  currencies: [],
  payoutKind: null,
  upiId: '',
  accountName: '',
  accountNumberEnding: null,
  ifsc: '',
  bankName: '',
  taxNumber: '',
  refundTermsAccepted: false,
};

const ready: Omit<StoredPaymentConfig, 'updatedAt' | 'courses' | 'version'> = {
  ...config,
  currencies: ['INR', 'USD'],
  payoutKind: 'upi',
  refundTermsAccepted: true,
};

interface Sources {
  published?: CourseSummary[];
  drafts?: CourseSummary[];
  enquiries?: ReceivedEnquiry[];
  /** Whether pricing and support links are saved. */
  configured?: boolean;
  /** The payment settings that are saved, where they differ from those of a trainer who is ready to sell. */
  saved?: Partial<typeof ready>;
  /** The courses never arrive. */
  coursesPending?: boolean;
  coursesFailed?: boolean;
}

/** For tests: opens the trainer home. */
export function openHome(
  {
    published = [],
    drafts = [],
    enquiries = [],
    configured = true,
    saved = {},
    coursesPending = false,
    coursesFailed = false,
  }: Sources,
  at = '/patron/basicdetails',
) {
  const host = trainerHost();
  const { http } = host;
  const updatedAt = configured ? '2026-01-01T00:00:00Z' : null;
  http.on('GET', '/patrons-registration/GetCourseDetailsByTrainerId/3', ({ params }: FakeCall) =>
    (params.course_status === 'published' ? published : drafts).map(ownCourseWire),
  );
  if (coursesFailed) http.on('GET', '/patrons-registration/GetCourseDetailsByTrainerId/3', failure(500, 'Not now.'));
  if (coursesPending) http.on('GET', '/patrons-registration/GetCourseDetailsByTrainerId/3', pending);
  http.on('GET', '/course-actions/overview', ({ params }: FakeCall) => overviewWire(overview(Number(params.days))));
  http.on('GET', '/course-requests/received', paged(enquiries.map(receivedEnquiryWire)));
  http.on(
    'GET',
    '/pricing/payment-config/3',
    paymentConfigWire({ ...(configured ? { ...ready, ...saved } : config), updatedAt, courses: [] }),
  );
  http.on('GET', '/trainer-support/3', supportLinksWire({ ...noSupportLinks, updatedAt }));
  return renderRoutes(remote.routes, { host, path: at });
}
