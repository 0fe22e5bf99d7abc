import { usePage } from '@kaksha/contract/page';
import { formatMoney } from '@kaksha/domain/money';
import { classPath } from '@kaksha/domain/paths';
import { describeEnding, type Order, type OrderEnding } from '@kaksha/domain/payments';
import { coursePath } from '@kaksha/domain/slugs';
import { ButtonLink } from '@kaksha/ui/button';
import { PageHeading } from '@kaksha/ui/page-heading';
import { OutcomePanel } from './outcome-panel';
import styles from './outcome-view.module.css';

/** For a payment that got no seat, e.g. because the batch was cancelled meanwhile. */
export function PaidBackView({ order }: { order: Order }) {
  usePage({ title: 'Your money goes back', noindex: true });
  const { amount, currency } = order.price;
  // Orders of older versions were paid back only beside a seat.
  const { code, message } = order.ended ?? { code: 'already-enrolled', message: describeEnding('already-enrolled') };
  const next = nextStep(order, code);
  return (
    <OutcomePanel>
      <PageHeading
        title="Your money goes back"
        text={`${message} ${formatMoney(amount, currency)} for ${order.courseName} is paid back to you in full. You need not do anything.`}
      />
      <div className={`cluster gap-3 ${styles.actions}`}>
        <ButtonLink variant="accent" to={next.to}>
          {next.label}
        </ButtonLink>
        <ButtonLink to="/user-dashboard/purchased-course">Purchased Courses</ButtonLink>
      </div>
    </OutcomePanel>
  );
}

function nextStep({ courseId, courseName, batchId }: Order, code: OrderEnding): { to: string; label: string } {
  switch (code) {
    case 'already-enrolled':
      return { to: classPath(batchId), label: 'Open class' };
    case 'course-removed':
    case 'account-deleted':
      return { to: '/live-courses', label: 'Browse courses' };
    default:
      return { to: coursePath({ id: courseId, name: courseName }), label: 'Look for another batch' };
  }
}
