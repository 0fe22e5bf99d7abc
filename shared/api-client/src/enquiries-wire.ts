import type { EnquiryStatus } from '@kaksha/domain/engagement';
import type { CourseWire } from './wire';

interface EnquiryAboutWire {
  id: number;
  course_id: number;
  course_name: string;
  trainer_id: number;
  trainer_name: string;
  batch_id: number | null;
  batch_label: string | null;
  message: string;
  status: EnquiryStatus;
  reply: string | null;
  created_at: string;
  answered_at: string | null;
}

export interface SentEnquiryWire extends EnquiryAboutWire {
  course: CourseWire | null;
}

export interface ReceivedEnquiryWire extends EnquiryAboutWire {
  user_id: number;
  name: string;
  email: string;
  phone: string | null;
}
