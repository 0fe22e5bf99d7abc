import { replaceById } from '@kaksha/api-client/by-id';
import { enableCoupon } from '@kaksha/api-client/coupons';
import { useAction } from '@kaksha/api-client/use-action';
import { useNow } from '@kaksha/contract/now';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import type { Coupon } from '@kaksha/domain/coupon-rules';
import { Badge } from '@kaksha/ui/badge';
import { Button } from '@kaksha/ui/button';
import { useTrainerStore } from '../../store/store-context';
import styles from './coupons.module.css';
import { describePeriod, describeProgress, describeScope, describeUses, describeValue } from './describe-coupon';

interface CouponListProps {
  coupons: readonly Coupon[];
  courses: readonly CourseSummary[];
  onEdit: (coupon: Coupon) => void;
}

export function CouponList({ coupons, courses, onEdit }: CouponListProps) {
  const store = useTrainerStore();
  const { http, notify } = store.host;
  const now = useNow();
  const { busy, running, run } = useAction<number>();

  const enable = ({ id, code, enabled }: Coupon) =>
    run(
      async () => {
        const saved = await enableCoupon(http, id, !enabled);
        store.coupons.change((all) => replaceById(all, saved));
        notify.success(enabled ? `${code} is switched off` : `${code} is switched on`);
      },
      { key: id, failed: 'Nothing was changed' },
    );

  return (
    <ul className="stack gap-4" aria-labelledby="coupons">
      {coupons.map((coupon) => {
        const { text, tone } = describeProgress(coupon, now);
        const facts = [describeScope(coupon, courses), describePeriod(coupon), describeUses(coupon)].filter(Boolean);
        return (
          <li key={coupon.id} className={`stack gap-3 ${styles.row}`}>
            <div>
              <div className={`cluster gap-2 gap-x-3 middle ${styles.title}`}>
                <h3 translate="no">{coupon.code}</h3>
                <strong>{describeValue(coupon)}</strong>
                <Badge tone={tone}>{text}</Badge>
              </div>
              <p className={styles.facts}>{facts.join(' · ')}</p>
            </div>
            <div className="cluster gap-2">
              <Button size="s" disabled={busy} onClick={() => onEdit(coupon)} aria-label={`Edit ${coupon.code}`}>
                Edit
              </Button>
              <Button
                size="s"
                busy={running === coupon.id}
                disabled={busy && running !== coupon.id}
                onClick={() => void enable(coupon)}
                aria-label={`Switch ${coupon.enabled ? 'off' : 'on'} ${coupon.code}`}
              >
                {coupon.enabled ? 'Switch off' : 'Switch on'}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
