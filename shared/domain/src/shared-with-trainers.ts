/**
 * Personal data of learners that the API sends to the trainer of a course. The privacy page shows this list, and a test
 * of the API compares it with the answers that trainers receive.
 */

export const sharingGroups = ['viewed', 'contacted', 'enrolled'] as const;
export type SharingGroup = (typeof sharingGroups)[number];

export interface SharedField {
  /** As the privacy page names it. */
  label: string;
  /** Fields of the API's answers. */
  fields: readonly string[];
  /** Groups of learners whose data the trainer sees. */
  groups: readonly SharingGroup[];
}

/** How the privacy page names the groups. */
export const sharingGroupLabels: Record<SharingGroup, string> = {
  viewed: 'only looked',
  contacted: 'chatted, asked or were interested',
  enrolled: 'enrolled',
};

const reached: readonly SharingGroup[] = ['contacted', 'enrolled'];

export const sharedWithTrainers: readonly SharedField[] = [
  {
    label: 'Number of visits, and when the last one was',
    fields: ['views', 'enrollment_date'],
    groups: ['viewed', 'contacted', 'enrolled'],
  },
  { label: 'Name', fields: ['name', 'user_id', 'contact_id'], groups: reached },
  { label: 'Photo', fields: ['profile_photo'], groups: reached },
  { label: 'E-mail address', fields: ['email'], groups: reached },
  { label: 'Phone number', fields: ['phone'], groups: reached },
  {
    label: 'Questions, and how often you chatted or were interested',
    fields: ['actions', 'enquiries', 'updated_at'],
    groups: reached,
  },
  { label: 'Batches that you asked about, prefer or wait for', fields: ['batches'], groups: reached },
  {
    label: 'Enrolments: batches, day, amount, status and the reason of a refund',
    fields: ['enrollment_status', 'purchase_date', 'amount', 'currency', 'batches', 'refund_reason'],
    groups: ['enrolled'],
  },
];

/** Name that the trainer sees for a learner who only viewed the course. */
export const unnamedViewer = 'A learner';
