import { useResource } from '@kaksha/api-client/use-resource';
import { usePage } from '@kaksha/contract/page';
import type { Coupon } from '@kaksha/domain/coupon-rules';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Button } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { SettingsPage } from '../../settings/settings-page';
import { SettingsSkeleton } from '../../settings/settings-skeleton';
import { useOwnCourses } from '../../store/own-courses';
import { useTrainerStore } from '../../store/store-context';
import { CouponList } from './coupon-list';
import styles from './coupons.module.css';

const CouponDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "coupon-dialog" */ './coupon-dialog')).CouponDialog,
);

/** The trainer's coupons: list, new, edit, switch off. */
export function Page() {
  const store = useTrainerStore();
  const published = useOwnCourses('published').data ?? [];
  const drafts = useOwnCourses('draft').data ?? [];
  const courses = [...published, ...drafts];
  /** The coupon in the dialog; `new` for a new one. */
  const [editing, setEditing] = useState<Coupon | 'new' | null>(null);
  usePage({ title: 'Coupons', noindex: true });
  return (
    <SettingsPage
      title="Coupons"
      text="Codes that lower the price of your courses at the checkout."
      aside={
        <>
          <h2>How coupons work</h2>
          <ul>
            <li>The discount of a course applies first. A coupon lowers the price that is left.</li>
            <li>A learner uses one coupon for an order. It never takes more than the price.</li>
            <li>What is left below ₹1 or $1 is not charged, and the learner enrols for free.</li>
            <li>
              A use is reserved while the learner pays. It is returned if they do not pay in time, or after a refund.
            </li>
          </ul>
        </>
      }
    >
      <section className="stack gap-5 top card" aria-labelledby="coupons">
        <div className={`cluster gap-3 middle between ${styles.head}`}>
          <h2 id="coupons">Your coupons</h2>
          <Button variant="accent" onClick={() => setEditing('new')}>
            New coupon
          </Button>
        </div>
        <AsyncBoundary
          resource={useResource(store.coupons)}
          name="Your coupons"
          error={{ level: 3 }}
          onRetry={() => void store.coupons.load()}
          loading={<SettingsSkeleton />}
          isEmpty={(coupons) => coupons.length === 0}
          empty={
            <EmptyState
              level={3}
              title="No coupons yet"
              text="Add a code for early learners, for a company, or for a friend."
              tile={<TicketPercent />}
            />
          }
        >
          {(coupons) => <CouponList coupons={coupons} courses={courses} onEdit={setEditing} />}
        </AsyncBoundary>
      </section>
      {editing && (
        <CouponDialog coupon={editing === 'new' ? null : editing} courses={courses} onClose={() => setEditing(null)} />
      )}
    </SettingsPage>
  );
}
