import { describeBatch } from '@kaksha/domain/batches';
import type { ActivityCount, Batch } from '@kaksha/domain/catalogue';
import type { PeriodTotals } from '@kaksha/domain/engagement';
import { isDeletedAddress } from '../../../deleted-account';
import { presentPicture } from '../../../media/wire';
import type { DayFigures, Figures } from '../activity/repo';
import { contactsOf } from '../policy';
import type { ContactRow, EnrolledRow, PersonRow, ViewerRow } from './repo';
import type { ContactWire, EnrolledWire, ViewerWire } from './schema';

const phoneOf = ({ contactNo, countryCode }: PersonRow) => contactNo && `+${countryCode}${contactNo}`;

const presentPerson = (person: PersonRow, mediaBase: string) => ({
  user_id: person.id,
  name: isDeletedAddress(person.email) ? 'Former learner' : person.name,
  profile_photo: presentPicture(person.photo, mediaBase)[0],
});

const reach = (person: PersonRow, turnedToTrainer: boolean) =>
  contactsOf({ email: person.email, phone: phoneOf(person), turnedToTrainer });

export const presentEnrolled = (
  row: EnrolledRow,
  batches: ReadonlyMap<number, Batch>,
  mediaBase: string,
): EnrolledWire => ({
  enrollment_id: row.enrolmentId,
  ...presentPerson(row.person, mediaBase),
  email: isDeletedAddress(row.person.email) ? null : row.person.email,
  phone: phoneOf(row.person),
  address: row.person.address,
  enrollment_status: row.status,
  purchase_date: row.enrolledAt.toISOString(),
  amount: row.amountMinor,
  currency: row.currency,
  batches: row.batchIds.flatMap((id) => {
    const batch = batches.get(id);
    return batch ? [{ id, start_date: batch.startDate, label: describeBatch(batch) }] : [];
  }),
});

export const presentContact = (row: ContactRow, mediaBase: string): ContactWire => ({
  contact_id: row.person.id,
  ...presentPerson(row.person, mediaBase),
  ...reach(row.person, true),
  updated_at: row.lastAt.toISOString(),
  actions: [
    { type: 1, count: row.views },
    { type: 2, count: row.chats },
    { type: 3, count: row.interests },
  ],
  enquiries: row.enquiries.map(({ id, message, status, reply, createdAt, answeredAt }) => ({
    id,
    message,
    status,
    reply,
    created_at: createdAt.toISOString(),
    answered_at: answeredAt?.toISOString() ?? null,
  })),
});

export const presentViewer = (row: ViewerRow, mediaBase: string): ViewerWire => ({
  enrollment_id: row.person.id,
  ...presentPerson(row.person, mediaBase),
  ...reach(row.person, row.turnedToTrainer),
  enrollment_date: row.lastAt.toISOString(),
  views: row.views,
});

export const presentCounts = ({ views, contacts, enrolments }: Figures): ActivityCount => ({
  enrolled: enrolments,
  contacted: contacts,
  viewcourse: views,
});

export const presentFigures = ({ views, contacts, enrolments }: Figures) => ({
  views,
  contacts,
  enrollments: enrolments,
});

export const presentSeries = (series: readonly DayFigures[]) =>
  series.map(({ day, ...figures }) => ({ date: day, ...presentFigures(figures) }));

export const presentSpans = <T, W>(
  { all, period, previous }: PeriodTotals<T>,
  present: (figures: T) => W,
): PeriodTotals<W> => ({
  all: present(all),
  period: present(period),
  previous: present(previous),
});
