import { currencies } from '@kaksha/domain/catalogue';
import type { UserContext } from '../../platform/context/context';
import { mayAs } from '../../platform/context/policy';
import { getBackups } from '../backups/service';
import { getModeratedCourses } from '../course-reports/service';
import { getModeratedFeedback } from '../feedback/reports/service';
import { getJobs } from '../jobs/service';
import { getHeldRefunds } from '../payment/held-refunds/service';
import { sumOpenPayouts } from '../payouts/service';
import { listSupportMessages } from '../support/service';
import { getTrainersToVerify } from '../verification/deciding-service';

/** What waits for a decision, for each right that the caller holds; null for the other parts. */
export async function getAdminOverview(context: UserContext) {
  const { principal } = context;
  const [money, content, people, operation] = await Promise.all([
    mayAs(principal, 'finance') ? moneyOf(context) : null,
    mayAs(principal, 'content') ? contentOf(context) : null,
    mayAs(principal, 'people') ? peopleOf(context) : null,
    mayAs(principal, 'operations') ? operationOf(context) : null,
  ]);
  return { money, content, people, operation };
}

async function moneyOf(context: UserContext) {
  const [payouts, refunds] = await Promise.all([sumOpenPayouts(context), getHeldRefunds(context)]);
  const heldRefunds = currencies
    .map((currency) => {
      const held = refunds.filter(({ order }) => order.currency === currency);
      return { currency, amount: held.reduce((sum, { refund }) => sum + refund.amountMinor, 0), count: held.length };
    })
    .filter(({ count }) => count > 0);
  return {
    awaiting: payouts.filter(({ state }) => state === 'awaiting'),
    approved: payouts.filter(({ state }) => state === 'approved'),
    heldRefunds,
  };
}

const first = { page: 1, count: 1 };

async function contentOf(context: UserContext) {
  const [reviews, courses, messages] = await Promise.all([
    getModeratedFeedback(context, { state: 'reported', ...first }),
    getModeratedCourses(context, { state: 'reported', ...first }),
    listSupportMessages(context, { answered: false, ...first }),
  ]);
  return { reportedReviews: reviews.total, reportedCourses: courses.total, openMessages: messages.total };
}

async function peopleOf(context: UserContext) {
  const { total } = await getTrainersToVerify(context, { standing: 'waiting', ...first });
  return { waitingTrainers: total };
}

async function operationOf(context: UserContext) {
  const [{ deadLetters }, { isScheduled, lastGood }] = await Promise.all([getJobs(context), getBackups(context)]);
  return { failedJobs: deadLetters.length, isBackupScheduled: isScheduled, lastBackup: lastGood };
}
