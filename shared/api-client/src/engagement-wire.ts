import type { ActivityCount, Currency } from '@kaksha/domain/catalogue';
import type { EnquiryStatus, PeriodTotals } from '@kaksha/domain/engagement';
import type { EnrolmentStatus } from '@kaksha/domain/payments';

interface PersonWire {
  user_id: number;
  name: string;
  profile_photo: string | null;
}

export interface EnrolledWire extends PersonWire {
  enrollment_id: number;
  email: string | null;
  phone: string | null;
  address: string | null;
  enrollment_status: EnrolmentStatus;
  purchase_date: string;
  amount: number;
  currency: Currency;
  batches: { id: number; start_date: string; label: string }[];
}

export interface ContactWire extends PersonWire {
  contact_id: number;
  email: string | null;
  phone: string | null;
  updated_at: string;
  actions: { type: 1 | 2 | 3; count: number }[];
  enquiries: {
    id: number;
    batch_label: string | null;
    message: string;
    status: EnquiryStatus;
    reply: string | null;
    created_at: string;
    answered_at: string | null;
  }[];
}

export interface ViewerWire extends PersonWire {
  enrollment_id: number;
  email: string | null;
  phone: string | null;
  enrollment_date: string;
  views: number;
}

export interface FiguresWire {
  views: number;
  contacts: number;
  enrollments: number;
}

export type SeriesWire = (FiguresWire & { date: string })[];

/** What stands beside the rows of a list. */
export interface CourseListWire {
  course: { id: number; course_name: string };
  activitycount?: ActivityCount;
  series?: SeriesWire;
}

export interface OverviewWire {
  activitycount: ActivityCount;
  days: number;
  period: FiguresWire;
  previous: FiguresWire;
  series: SeriesWire;
  open_requests: number;
  answers: PeriodTotals<{ due: number; in_time: number }>;
  earned: PeriodTotals<{ inr: number; usd: number }>;
}
