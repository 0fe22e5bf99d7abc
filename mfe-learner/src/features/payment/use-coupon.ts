import { messageOf } from '@kaksha/api-client/errors';
import { quoteOrder } from '@kaksha/api-client/payment';
import type { Batch, CourseDetails } from '@kaksha/domain/catalogue';
import type { AppliedCoupon } from '@kaksha/domain/coupons';
import type { Price } from '@kaksha/domain/money';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLearnerStore } from '../../store/store-context';

interface CouponChoice {
  course: CourseDetails;
  batch: Batch | null;
  /** Before the coupon. */
  price: Price | null;
  /** Of the order that was not paid; it is applied to the next attempt. */
  triedCode: string | null;
}

interface Applied extends AppliedCoupon {
  /** The batch and price that it was counted for. */
  offer: string;
}

/** The coupon of a purchase. Another batch, currency or price counts it again. */
export function useCoupon({ course, batch, price, triedCode }: CouponChoice) {
  const { host } = useLearnerStore();
  const [applied, setApplied] = useState<Applied | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);
  const offer = batch && price ? `${batch.id}/${price.currency}/${price.amount}` : null;

  const count = async (code: string) => {
    if (!batch || !price || !offer) return;
    latest.current += 1;
    const request = latest.current;
    setBusy(true);
    setError(null);
    try {
      const wish = { courseId: course.id, trainerId: batch.trainerId, batchId: batch.id, currency: price.currency };
      const { coupon } = await quoteOrder(host.http, { ...wish, coupon: code });
      if (request === latest.current) setApplied({ ...coupon, offer });
    } catch (failure) {
      if (request !== latest.current) return;
      setApplied(null);
      setError(messageOf(failure, 'The code was not checked. Please try again.'));
    } finally {
      if (request === latest.current) setBusy(false);
    }
  };

  const apply = async (code: string) => {
    const user = await host.session.require({ message: 'We check your code right after this.', subject: course.name });
    if (user) await count(code);
  };

  const code = applied?.code ?? null;
  const isOutdated = applied !== null && applied.offer !== offer;
  const countAgain = useEffectEvent((_offer: string | null) => {
    if (isOutdated && code !== null) void count(code);
  });
  useEffect(() => countAgain(offer), [offer]);

  const restored = useRef<string | null>(null);
  const restore = useEffectEvent((tried: string | null) => {
    if (!tried || tried === restored.current || applied) return;
    restored.current = tried;
    void count(tried);
  });
  useEffect(() => restore(triedCode), [triedCode]);

  const remove = (why: string | null = null) => {
    latest.current += 1;
    setApplied(null);
    setBusy(false);
    setError(why);
  };
  return { applied: isOutdated ? null : applied, error, busy, apply: (text: string) => void apply(text), remove };
}
