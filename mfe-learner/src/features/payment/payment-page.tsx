import { useResetOnUserChange } from '@kaksha/contract/current-user';
import { useReadable, useSession } from '@kaksha/contract/host-context';
import { useParams, useSearchParams } from 'react-router-dom';
import { useLearnerStore } from '../../store/store-context';
import { idOf, readAddress } from './checkout-address';
import { CheckoutView } from './checkout-view';
import { ConfirmingView } from './confirming-view';
import { CourseGone } from './course-gone';
import { EnrolledView } from './enrolled-view';
import { OfferFailure } from './offer-failure';
import { OrderGone } from './order-gone';
import { PaymentSkeleton } from './payment-skeleton';
import { phaseOf } from './phase';
import { ReturningView } from './returning-view';

/** No course and no order has this id. */
const none = 0;

/** Buying a seat in a course: what it is and costs, the way to the payment provider, and what came of it. */
export function Page() {
  const store = useLearnerStore();
  const params = useParams();
  const [parameters] = useSearchParams();
  const address = readAddress(parameters);
  const { user } = useSession();
  useResetOnUserChange(useReadable(store.userId));

  const courseId = idOf(params.courseId);
  const offer = useReadable(store.offer.at(courseId ?? none));
  const order = useReadable(store.order.at(address.orderId ?? none));
  const known = order.data;
  const phase = phaseOf({ order: known, orderId: address.orderId, outcome: address.outcome });

  // Asking again would not make it theirs.
  if (!known && (order.error?.status === 403 || order.error?.status === 404)) return <OrderGone />;
  if (phase === 'confirming' && address.orderId !== null) return <ConfirmingView orderId={address.orderId} />;
  if (phase === 'returning' && known) return <ReturningView order={known} />;
  if (phase === 'enrolled' && known) return <EnrolledView order={known} course={offer.data?.course ?? null} />;
  if (courseId === null || offer.error?.status === 404 || offer.error?.status === 410) return <CourseGone />;
  if (offer.status === 'failed' && !offer.data) {
    return <OfferFailure message={offer.error?.message} onRetry={() => void store.offer.load(courseId)} />;
  }
  if (!offer.data) return <PaymentSkeleton />;
  return (
    <CheckoutView
      offer={offer.data}
      trainerId={idOf(params.trainerId)}
      address={address}
      order={known}
      teaches={user !== null && user.trainerId === offer.data.course.trainer.id}
    />
  );
}
