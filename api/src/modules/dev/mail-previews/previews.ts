import type { Batch } from '@kaksha/domain/catalogue';
import { learnersPath } from '@kaksha/domain/paths';
import type { Mail } from '../../../platform/mail/mailer';
import { messageMail } from '../../../platform/mail/message-mail';
import { codeMail } from '../../auth/code-mail';
import { newDeviceMail } from '../../auth/new-device-mail';
import { securityMail } from '../../auth/security-mail';
import { batchCancelledMail } from '../../batches/batch-cancelled-mail';
import { batchMovedMail } from '../../batches/batch-moved-mail';
import { newBatchMail } from '../../batches/new-batch-mail';
import { sessionsChangedMail } from '../../batches/sessions-changed-mail';
import { classReminderMail } from '../../calendar/class-reminder-mail';
import { certificateMail, certificateRevokedMail } from '../../certificates/certificate-mail';
import { hiddenCourseMail, shownCourseMail } from '../../course-reports/hidden-course-mail';
import { enquiryMail } from '../../enquiries/enquiry-mail';
import { enquiryReplyMail } from '../../enquiries/enquiry-reply-mail';
import { reviewAnswerMail } from '../../feedback/review-answer-mail';
import { newsletterConfirmationMail, newsletterMail } from '../../newsletter/newsletter-mail';
import { learnerChargedBackMail, seatLostMail } from '../../payment/chargebacks/chargeback-mail';
import { enrolmentMail } from '../../payment/enrolment-mail';
import { newLearnerMail } from '../../payment/new-learner-mail';
import { partialRefundMail, receiptMail, refundMail } from '../../payment/payment-mails';
import { seatChangedMail } from '../../payment/seat-changed-mail';
import { seatReleasedMail } from '../../payment/seat-released-mail';
import { payoutFailedMail, payoutPaidMail } from '../../payouts/payout-mail';
import { accountDeletedMail } from '../../profile/account/account-deleted-mail';
import { searchDigestMail } from '../../profile/search-digest/search-digest-mail';
import { staffInvitationMail } from '../../staff/staff-invitation-mail';
import { contactMail } from '../../support/contact-mail';
import { accountBlockedMail, accountUnblockedMail } from '../../users/block-mail';
import { refusedMail, verifiedMail } from '../../verification/verification-mail';
import { seatOfferEndedMail, seatOfferMail } from '../../waiting-list/seat-offer-mail';
import { waitingEndedMail } from '../../waiting-list/waiting-ended-mail';

const site = 'https://kaksha.example';
const host = 'kaksha.example';
const at = new Date('2026-11-23T13:30:00Z');

const learner = { name: 'Meera Iyer', email: 'meera@example.org', timeZone: 'Asia/Kolkata' };
const learnerAbroad = { name: 'Daniel Ortiz', email: 'daniel@example.org', timeZone: 'America/New_York' };
const trainer = { name: 'Anita Rao', email: 'anita@example.org', timeZone: 'Asia/Kolkata' };
const courseName = 'Kubernetes in Production';
const courseUrl = `${site}/course/kubernetes-in-production/3`;
const learnersUrl = site + learnersPath(3);
const activityUrl = `${site}/patron/basicdetails/courses/activity/3`;
const batchName = 'Weekend(Sat,Sun), 10:00 AM–1:00 PM IST, from 28 Nov';

const batch: Batch = {
  id: 7,
  courseId: 3,
  trainerId: 2,
  dayOfWeek: 2,
  startDate: '2026-11-28',
  endDate: '2027-01-10',
  duration: '3 hours',
  startTime: '10:00',
  endTime: '13:00',
  timeZone: 'IST',
  timePart: 'Morning',
  mode: 'Online',
  area: null,
  seats: null,
  seatsLeft: null,
  waiting: 0,
  weekdays: null,
  state: 'open',
  sessionChanges: [],
};
const charged = { courseName, amount: '₹13,500', batch: batchName };
const payout = {
  trainer,
  amountMinor: 4_835_250,
  currency: 'INR' as const,
  account: 'an•••@okbank',
  at,
  earningsUrl: `${site}/patron/basicdetails/earnings`,
};
const certificate = { courseName, trainerName: trainer.name, endDate: '2026-11-22', sessions: 12, attended: 11 };
const certificateUrl = `${site}/certificates/5c1e5a5e-2b1d-4c55-9d5e-6a1f0c2b7a10`;
const change = { changedAt: at, version: 1 };
const course = { batch, courseName, trainerName: trainer.name, url: courseUrl, change, now: at };
const inClassroom: Batch = { ...batch, mode: 'Classroom(Offline)', area: 'Camp, Pune', address: '12 MG Road' };

const enrolment = { learner, course, city: 'Pune, Maharashtra', classUrl: `${site}/my-courses/1`, host };
const reminder = { ...enrolment, startsAt: new Date('2026-11-28T04:30:00Z') };
const sessionChanges: Batch['sessionChanges'] = [
  { day: '2026-12-05', action: 'move', toDay: '2026-12-07', toTime: '19:00', reason: 'A conference' },
  { day: '2026-12-26', action: 'skip', toDay: null, toTime: null, reason: 'Holidays' },
  { day: '2026-12-27', action: 'skip', toDay: null, toTime: null, reason: 'Holidays' },
];
const changed = { ...enrolment, course: { ...course, batch: { ...batch, sessionChanges } } };
const moved = {
  learner,
  course: { ...course, batch: { ...batch, startDate: '2026-12-12' } },
  before: batch,
  after: { ...batch, startDate: '2026-12-12' },
  host,
  respondUntil: new Date('2026-12-12T04:30:00Z'),
  dashboardUrl: `${site}/user-dashboard`,
};
const cancelled = {
  learner,
  course: { ...course, batch: { ...batch, state: 'cancelled' as const } },
  host,
  paymentsUrl: `${site}/user-dashboard/payments`,
};
const payment = {
  learner,
  courseName,
  amountMinor: 1_350_000,
  currency: 'INR' as const,
  number: 'INV/26-27/000042',
  at,
  paymentsUrl: `${site}/user-dashboard/payments`,
};
const enquiry = {
  trainer,
  learner: { name: learner.name, email: learner.email, phone: '+91 98765 43210' },
  courseName,
  batchLabel: batchName,
  message: 'Is there a batch in the evening?\nI work until seven, and weekends are difficult.',
  contactsUrl: `${activityUrl}?tab=contacted`,
};
const listEnded = { learner, courseName, batch: batchName, cancelReason: '', nextUrl: courseUrl };
const seat = { trainer, learnerName: learner.name, courseName, batch: batchName, learnersUrl };
const digest = {
  reader: learner,
  searches: [
    {
      name: 'Cloud at the weekend',
      url: `${site}/live-courses?category=cloud-devops&days=weekend`,
      courses: [
        { name: courseName, trainerName: trainer.name, batch: batchName, url: courseUrl },
        { name: 'Terraform from Zero', trainerName: 'Ravi Menon', batch: null, url: `${site}/course/terraform/9` },
      ],
    },
    {
      name: 'SQL',
      url: `${site}/live-courses?q=sql`,
      courses: [
        { name: 'Thirty Queries', trainerName: 'Sana Khan', batch: batchName, url: `${site}/course/thirty-queries/12` },
      ],
    },
  ],
  settingsUrl: `${site}/user-dashboard/profile`,
};
const device = { ...learner, userAgent: 'Firefox 145 on Windows', address: '203.0.113.24', at };

const newsletterPost = newsletterMail({
  email: learner.email,
  title: 'Why a start date beats a library of videos',
  summary: 'A course that begins on a day is finished more often than one that is always there.',
  html: '<p>Most people who buy recorded lessons watch the first three. A class on a day is different.</p>',
  url: `${site}/blog/why-a-start-date-beats-a-library-of-videos`,
});
const newsletterPreview: Mail = {
  ...newsletterPost,
  content: {
    ...newsletterPost.content,
    preferences: { label: 'Unsubscribe', url: `${site}/newsletter?key=7.example` },
  },
};

/** Examples of every mail, by template name and then by what is special about the example. */
export const mailPreviews: Readonly<Record<string, Readonly<Record<string, Mail>>>> = {
  code: {
    'sign-in': codeMail(learner.email, '042917'),
    confirm: codeMail(learner.email, '730115', 'confirm'),
  },
  'new-device': { default: newDeviceMail(device), 'reader abroad': newDeviceMail({ ...device, ...learnerAbroad }) },
  'account-blocked': {
    default: accountBlockedMail({ ...learner, reason: 'Advertising in the questions of courses.', isTrainer: false }),
    'of a trainer': accountBlockedMail({ ...trainer, reason: 'The classes did not take place.', isTrainer: true }),
    'open again': accountUnblockedMail({ ...trainer, isTrainer: true }),
  },
  'verification-decided': {
    default: verifiedMail({
      email: trainer.email,
      until: '23 November 2028',
      url: `${site}/patron/basicdetails/verification`,
    }),
    refused: refusedMail({
      email: trainer.email,
      title: 'Your documents were not accepted',
      reason: 'The name on the certificate is another one.',
      url: `${site}/patron/basicdetails/verification`,
    }),
  },
  'course-hidden': {
    default: hiddenCourseMail({
      email: trainer.email,
      courseName,
      reason: 'The description names another trainer.',
      supportUrl: `${site}/patron/basicdetails/support`,
    }),
    'shown again': shownCourseMail({ email: trainer.email, courseName, courseUrl }),
  },
  'account-deleted': {
    default: accountDeletedMail(learner),
    'with seats': accountDeletedMail({
      ...learner,
      seats: [
        { courseName, refund: '₹12,000' },
        { courseName: 'Thirty Queries', refund: null },
      ],
    }),
  },
  security: {
    'payout changed': securityMail({ ...device, ...trainer, change: { kind: 'payout-changed' } }),
    'payout changed by another owner': securityMail({
      ...{ ...device, ...trainer, change: { kind: 'payout-changed' }, by: learner },
    }),
    'staff invited': securityMail({
      ...{ ...device, ...trainer, change: { kind: 'staff-invited', email: learner.email, role: 'manager' } },
    }),
    'passkey added': securityMail({ ...device, change: { kind: 'passkey-added', name: 'Phone of Meera' } }),
    'recovery code used': securityMail({ ...device, change: { kind: 'recovery-code-used', left: 6 } }),
  },
  contact: {
    default: contactMail({ from: 'contact page', ...enquiry.learner, message: 'How do I become a trainer?' }),
  },
  'learner-moved': { default: seatChangedMail({ ...seat, from: batchName }) },
  'seat-given-back': {
    default: seatChangedMail({ ...seat, from: null, money: null }),
    refunded: seatChangedMail({ ...seat, from: null, money: { paid: '₹12,000', refund: '₹12,000' } }),
    kept: seatChangedMail({ ...seat, from: null, money: { paid: '₹12,000', refund: null } }),
  },
  'staff-invitation': {
    default: staffInvitationMail({
      to: learner.email,
      instituteName: 'Anita Rao Academy',
      role: 'trainer',
      url: `${site}/user-dashboard`,
    }),
  },
  enquiry: {
    default: enquiryMail(enquiry),
    'hostile text': enquiryMail({
      ...enquiry,
      learner: { name: '<b>Prize</b> https://evil.example', email: 'stranger@example.org', phone: null },
      message: '<script>alert(1)</script>\n<a href="https://evil.example">Click here</a>',
    }),
  },
  'enquiry-reply': {
    default: enquiryReplyMail({
      learner,
      trainer,
      courseName,
      question: enquiry.message,
      reply: 'Yes, the next batch starts in January, from 7:30 PM on weekdays.',
      courseUrl,
    }),
  },
  'message-to-learner': {
    default: messageMail({
      to: learner.email,
      senderName: trainer.name,
      senderRole: 'The trainer',
      courseName,
      batchLabel: batchName,
      text: 'One more thing: please install Docker before the first class.',
      action: { label: 'Answer on your requests', url: `${site}/user-dashboard/send-request` },
    }),
  },
  'review-answer': {
    default: reviewAnswerMail({
      learner,
      courseName,
      trainerName: trainer.name,
      reviewsUrl: `${site}/trainer/2#feedback`,
      answer: 'Thank you, Meera. The next batch has one more class about networks.',
    }),
  },
  'batch-message': {
    default: messageMail({
      to: learner.email,
      senderName: trainer.name,
      senderRole: 'The trainer',
      courseName,
      batchLabel: batchName,
      text: 'Tomorrow we need the cluster of last week. Please start it before the class.',
      action: { label: 'See it on the page of the class', url: `${site}/my-courses/7` },
    }),
  },
  'message-to-trainer': {
    'hostile text': messageMail({
      to: trainer.email,
      senderName: '<b>Prize</b> https://evil.example',
      senderRole: 'A learner',
      courseName,
      batchLabel: null,
      text: '<script>alert(1)</script>',
      action: { label: 'Answer in your questions', url: `${site}/patron/basicdetails/enquiries?show=all` },
    }),
  },
  enrolment: {
    online: enrolmentMail({ ...enrolment, refundTerms: 'You can ask for a refund until 4 Dec 2026, 3:30 PM.' }),
    'reader abroad': enrolmentMail({ ...enrolment, learner: learnerAbroad, refundTerms: null }),
    classroom: enrolmentMail({ ...enrolment, course: { ...course, batch: inClassroom }, refundTerms: null }),
  },
  'new-learner': { default: newLearnerMail(seat) },
  receipt: { default: receiptMail(payment), 'reader abroad': receiptMail({ ...payment, learner: learnerAbroad }) },
  certificate: { default: certificateMail({ learner, certificate, url: certificateUrl }) },
  'certificate-revoked': {
    default: certificateRevokedMail({
      learner,
      certificate,
      url: certificateUrl,
      reason: 'Another person attended the sessions.',
    }),
  },
  'class-in-24-hours': { default: classReminderMail({ ...reminder, left: 'in 24 hours', zone: 'Asia/Kolkata' }) },
  'class-in-1-hour': {
    'reader abroad': classReminderMail({ ...reminder, left: 'in an hour', zone: 'America/New_York' }),
  },
  'new-batch': {
    default: newBatchMail({ learner, courseName, trainerName: trainer.name, batch: batchName, courseUrl }),
  },
  'batch-cancelled': {
    paid: batchCancelledMail({ ...cancelled, reason: 'I am ill for some weeks.', paid: payment }),
    free: batchCancelledMail({ ...cancelled, reason: '', paid: null }),
  },
  'batch-moved': {
    default: batchMovedMail({ ...moved, paid: true, zone: 'Asia/Kolkata' }),
    'free, reader abroad': batchMovedMail({ ...moved, learner: learnerAbroad, paid: false, zone: 'America/New_York' }),
  },
  'sessions-changed': {
    moved: sessionsChangedMail({ ...changed, days: ['2026-12-05'], zone: 'Asia/Kolkata' }),
    'holidays, reader abroad': sessionsChangedMail({
      ...changed,
      days: ['2026-12-26', '2026-12-27'],
      zone: 'America/New_York',
    }),
  },
  refund: {
    default: refundMail({ ...payment, reason: '' }),
    'batch cancelled during the payment': refundMail({
      ...payment,
      reason: 'The trainer cancelled this batch. The trainer is ill.',
    }),
  },
  'partial-refund': { default: partialRefundMail({ ...payment, reason: 'Two classes were skipped.' }) },
  'seat-moved': { default: enrolmentMail({ ...enrolment, refundTerms: null }) },
  'seat-offer': {
    default: seatOfferMail({
      learner,
      courseName,
      trainerName: trainer.name,
      batch: batchName,
      endsAt: at,
      zone: learner.timeZone,
      enrolUrl: `${site}/payment/3/2?t=7`,
    }),
  },
  'newsletter-confirmation': {
    default: newsletterConfirmationMail({ email: learner.email, confirmUrl: `${site}/newsletter?key=7.example` }),
  },
  newsletter: { default: newsletterPreview },
  payout: {
    paid: payoutPaidMail({ ...payout, reference: 'KKBKN20261123' }),
    failed: payoutFailedMail({ ...payout, failure: 'The bank says that the account is closed.' }),
  },
  'search-digest': {
    'one search': searchDigestMail({ ...digest, searches: digest.searches.slice(0, 1) }),
    'several searches': searchDigestMail(digest),
  },
  'seat-offer-ended': {
    default: seatOfferEndedMail({ learner, courseName, batch: batchName, courseUrl, keepsPlace: false }),
    'batch closed': seatOfferEndedMail({ learner, courseName, batch: batchName, courseUrl, keepsPlace: true }),
  },
  'waiting-list-ended': {
    cancelled: waitingEndedMail({ ...listEnded, reason: 'cancelled', cancelReason: 'The trainer is ill.' }),
    withdrawn: waitingEndedMail({ ...listEnded, reason: 'withdrawn', nextUrl: `${site}/live-courses` }),
    begins: waitingEndedMail({ ...listEnded, reason: 'begins' }),
  },
  'seat-lost': { default: seatLostMail({ ...charged, learner, paymentsUrl: `${site}/user-dashboard/payments` }) },
  'learner-charged-back': {
    default: learnerChargedBackMail({ ...charged, trainer, learnerName: learner.name, learnersUrl }),
  },
  'seat-released': {
    default: seatReleasedMail({
      ...seat,
      amountMinor: payment.amountMinor,
      currency: payment.currency,
      reason: 'My working hours changed, and I cannot attend on weekends any more.',
    }),
  },
};
