import { enableCoupon } from '@kaksha/api-client/coupons';
import { messageOf } from '@kaksha/api-client/errors';
import { useNow } from '@kaksha/contract/now';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import type { Coupon } from '@kaksha/domain/coupons';
import { Badge } from '@kaksha/ui/badge';
import { Button } from '@kaksha/ui/button';
import { useState } from 'react';
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
  const [busyId, setBusyId] = useState<number | null>(null);

  const enable = async ({ id, code, enabled }: Coupon) => {
    setBusyId(id);
    try {
      const saved = await enableCoupon(http, id, !enabled);
      store.coupons.change((all) => all.map((one) => (one.id === id ? saved : one)));
      notify.success(enabled ? `${code} is switched off` : `${code} is switched on`);
    } catch (error) {
      notify.error('Nothing was changed', { description: messageOf(error, 'Please try again.') });
    } finally {
      setBusyId(null);
    }
  };

  return (
    <ul className={styles.list} aria-labelledby="coupons">
      {coupons.map((coupon) => {
        const { text, tone } = describeProgress(coupon, now);
        const facts = [describeScope(coupon, courses), describePeriod(coupon), describeUses(coupon)].filter(Boolean);
        return (
          <li key={coupon.id} className={styles.row}>
            <div>
              <div className={styles.title}>
                <h3 translate="no">{coupon.code}</h3>
                <strong>{describeValue(coupon)}</strong>
                <Badge tone={tone}>{text}</Badge>
              </div>
              <p className={styles.facts}>{facts.join(' · ')}</p>
            </div>
            <div className={styles.actions}>
              <Button
                size="s"
                disabled={busyId !== null}
                onClick={() => onEdit(coupon)}
                aria-label={`Edit ${coupon.code}`}
              >
                Edit
              </Button>
              <Button
                size="s"
                busy={busyId === coupon.id}
                disabled={busyId !== null && busyId !== coupon.id}
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
