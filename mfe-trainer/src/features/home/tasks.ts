import type { TaxProfile } from '@kaksha/api-client/tax-profile';
import type { StoredPaymentConfig, StoredSupportLinks } from '@kaksha/api-client/trainer-settings';
import { currentTime } from '@kaksha/contract/now';
import { draftCompletenessOf } from '@kaksha/domain/authored-course';
import { currentSession, nextSession, sessionStart } from '@kaksha/domain/batch-sessions';
import { isUpcoming } from '@kaksha/domain/batches';
import type { CourseSummary, DescribedCourse } from '@kaksha/domain/catalogue';
import { countText } from '@kaksha/domain/count-text';
import { completeStepCount, wizardSteps } from '@kaksha/domain/course-progress';
import { dayIn, daysBetween, formatWeekdayAndDay, ianaZone, timeUntil } from '@kaksha/domain/dates';
import type { ReceivedEnquiry } from '@kaksha/domain/engagement';
import { isolated } from '@kaksha/domain/isolated';
import { lacksMeeting } from '@kaksha/domain/meetings';
import { missingToSell, type SaleNeed, type Seller, saleNeeds, sellsWithout } from '@kaksha/domain/ready-to-sell';
import { dayMs } from '@kaksha/domain/time-units';
import { firstClassDay } from '@kaksha/domain/timetable';
import { upperFirst } from '@kaksha/domain/upper-first';
import { batchPath, detailsPath, editCoursePath, enquiriesPath, pricingPath, supportLinksPath } from '../../paths';
import { accountNeedPath } from '../../ready-to-sell/need-path';

export type TaskKind = 'answer' | 'link' | 'start' | 'batch' | 'draft' | 'pricing' | 'sell' | 'support';

/** A suggested action for the trainer. */
export interface Task {
  key: string;
  kind: TaskKind;
  title: string;
  text: string;
  /** Label of the link. */
  action: string;
  to: string;
}

export interface TaskSources {
  published: readonly CourseSummary[];
  /** The own courses with classes ahead; unpublished ones go on, too. */
  running: readonly CourseSummary[];
  drafts: readonly DescribedCourse[];
  enquiries: readonly ReceivedEnquiry[];
  /** Null until loaded; then no task depends on it. */
  pricing: StoredPaymentConfig | null;
  taxProfile: TaxProfile | null;
  supportLinks: StoredSupportLinks | null;
}

/** Batches that start, or have a class, within this number of days get a task. */
const soonDays = 7;

/** Tasks, the most urgent first. */
export function tasksOf(
  { published, running, drafts, enquiries, pricing, taxProfile, supportLinks }: TaskSources,
  now: Date,
): Task[] {
  return [
    ...running.flatMap((course) => missingLinks(course, now)),
    ...answers(enquiries, now),
    ...published.flatMap((course) => starting(course, now)),
    ...published
      .filter((course) => !course.batches.some((batch) => batch.state === 'open' && nextSession(batch, now)))
      .map(noDate),
    ...selling(published, { payments: pricing, tax: taxProfile }, now),
    ...(pricing?.updatedAt === null ? [pricingTask] : []),
    ...drafts.map(draftTask),
    ...(supportLinks?.updatedAt === null ? [supportTask] : []),
  ];
}

function answers(enquiries: readonly ReceivedEnquiry[], now: Date): Task[] {
  const open = enquiries.filter(({ status }) => status === 'new');
  const oldest = open.at(-1);
  if (!oldest) return [];
  return [
    {
      key: 'answer',
      kind: 'answer',
      title: open.length === 1 ? 'Answer 1 new question' : `Answer ${open.length} new questions`,
      text: `Oldest from ${isolated(oldest.name)}, ${ago(oldest.createdAt, now)}`,
      action: 'Reply',
      to: enquiriesPath,
    },
  ];
}

function missingLinks({ name, batches }: CourseSummary, now: Date): Task[] {
  return batches.flatMap((batch) => {
    const session = lacksMeeting(batch) ? currentSession(batch, now) : null;
    if (!session || session.start.getTime() - now.getTime() > soonDays * dayMs) return [];
    return [
      {
        key: `link-${batch.id}`,
        kind: 'link' as const,
        title: 'No meeting link yet',
        text: `${isolated(name || 'Untitled Course')}, next class ${formatWeekdayAndDay(session.day)}, ${sessionStart(session)}`,
        action: 'Add link',
        to: batchPath(batch.id),
      },
    ];
  });
}

function starting(course: CourseSummary, now: Date): Task[] {
  return course.batches.flatMap((batch) => {
    const today = dayIn(ianaZone(batch.timeZone), now);
    const first = firstClassDay(batch);
    const isSoon = isUpcoming(batch, now) && daysBetween(today, first) <= soonDays;
    if (!isSoon) return [];
    return [
      {
        key: `start-${batch.id}`,
        kind: 'start' as const,
        title: `${course.name} starts ${(timeUntil(first, today) ?? '').toLowerCase()}`,
        text: 'See who is in it, and write to them',
        action: 'See learners',
        to: batchPath(batch.id, 'learners'),
      },
    ];
  });
}

const noDate = ({ id, name, activity }: CourseSummary): Task => ({
  key: `batch-${id}`,
  kind: 'batch',
  title: `Add a batch to ${name || 'Untitled Course'}`,
  text: activity?.viewcourse
    ? `${countText(activity.viewcourse, 'person', 'people')} looked, no date to book`
    : 'There is no date to book',
  action: 'Add batch',
  to: editCoursePath(id, 2),
});

function draftTask(course: DescribedCourse): Task {
  const { id, name } = course;
  const saved = completeStepCount(draftCompletenessOf(course, currentTime()));
  return {
    key: `draft-${id}`,
    kind: 'draft',
    title: `Finish ${name || 'Untitled Course'}`,
    text: saved > 0 ? `Saved up to step ${saved} of ${wizardSteps.length}` : 'Not begun yet',
    action: 'Resume',
    to: editCoursePath(id),
  };
}

/** What all courses of the account need; a course card and the wizard name what one course needs. */
const accountNeeds: readonly SaleNeed[] = ['photo', 'currencies', 'payout', 'refundTerms', 'tax'];
const pluralNeeds: readonly SaleNeed[] = ['refundTerms', 'tax'];
const list = new Intl.ListFormat('en-GB');

/** Tasks for the parts of the account that are missing once its payment settings are begun. */
function selling(
  published: readonly CourseSummary[],
  seller: Seller & { payments: StoredPaymentConfig | null },
  now: Date,
): Task[] {
  if (!seller.payments?.updatedAt) return [];
  const found = new Set(published.flatMap((course) => missingToSell(course, seller, now)));
  const missing = accountNeeds.filter((need) => found.has(need) && !sellsWithout(need));
  const [first] = missing;
  const sell: Task[] = first
    ? [
        {
          key: 'sell',
          kind: 'sell',
          title: 'Get ready to sell',
          text: missingText(missing),
          action: 'Set up',
          to: accountNeedPath(first),
        },
      ]
    : [];
  return found.has('photo') ? [...sell, photoTask] : sell;
}

/** `A payout account is missing`, `Your tax details are missing`. */
function missingText(needs: readonly SaleNeed[]): string {
  const isPlural = needs.length > 1 || needs.some((need) => pluralNeeds.includes(need));
  return `${upperFirst(list.format(needs.map((need) => saleNeeds[need])))} ${isPlural ? 'are' : 'is'} missing`;
}

const photoTask: Task = {
  key: 'photo',
  kind: 'sell',
  title: 'Add your photo',
  text: 'With it, learners see who teaches',
  action: 'Add photo',
  to: detailsPath,
};

const pricingTask: Task = {
  key: 'pricing',
  kind: 'pricing',
  title: 'Choose how you are paid',
  text: 'Currencies, payout account and refund terms are missing',
  action: 'Set up',
  to: pricingPath,
};

const supportTask: Task = {
  key: 'support',
  kind: 'support',
  title: 'Tell learners where to find help',
  text: 'You have no support links yet',
  action: 'Add links',
  to: supportLinksPath,
};

/** `19 hours ago`. */
export function ago(moment: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / 60_000));
  const text = (count: number, unit: string) => `${countText(count, unit)} ago`;
  if (minutes < 60) return minutes === 0 ? 'just now' : text(minutes, 'minute');
  return minutes < 48 * 60 ? text(Math.floor(minutes / 60), 'hour') : text(Math.floor(minutes / 1440), 'day');
}
