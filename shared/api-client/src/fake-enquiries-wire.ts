import type { ReceivedEnquiry, SentEnquiry } from '@kaksha/domain/engagement';
import type { ReceivedEnquiryWire, SentEnquiryWire } from './enquiries-wire';
import { courseWire } from './fake-wire';

/** For tests of pages: what the API would send of questions about courses. */

const aboutWire = (enquiry: SentEnquiry | ReceivedEnquiry) => ({
  id: enquiry.id,
  course_id: enquiry.courseId,
  course_name: enquiry.courseName,
  trainer_id: enquiry.trainerId,
  trainer_name: enquiry.trainerName,
  batch_id: enquiry.batchId,
  message: enquiry.message,
  status: enquiry.status,
  reply: enquiry.reply,
  created_at: enquiry.createdAt,
  answered_at: enquiry.answeredAt,
});

export const sentEnquiryWire = (enquiry: SentEnquiry): SentEnquiryWire => ({
  ...aboutWire(enquiry),
  course: enquiry.course && courseWire(enquiry.course),
});

export const receivedEnquiryWire = (enquiry: ReceivedEnquiry): ReceivedEnquiryWire => ({
  ...aboutWire(enquiry),
  user_id: enquiry.learner.id,
  name: enquiry.learner.name,
  email: enquiry.learner.email,
  phone: enquiry.learner.phone,
});
