import { useResource } from '@kaksha/api-client/use-resource';
import { useResetOnUserChange } from '@kaksha/contract/current-user';
import { useSession } from '@kaksha/contract/host-context';
import { idIn } from '@kaksha/domain/address-numbers';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { useParams, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { useLearnerStore } from '../../store/store-context';
import { readAddress } from './checkout-address';
import { CheckoutView } from './checkout-view';
import { ConfirmingView } from './confirming-view';
import { CourseMissing } from './course-missing';
import { EnrolledView } from './enrolled-view';
import { OfferFailure } from './offer-failure';
import { OrderMissing } from './order-missing';
import { PaidBackView } from './paid-back-view';
import { PaymentSkeleton } from './payment-skeleton';
import { phaseOf } from './phase';

/** No course and no order has this id. */
const none = 0;

/** The payment page: choice, payment and outcome. */
export function Page() {
  const store = useLearnerStore();
  const params = useParams();
  const [parameters] = useSearchParams();
  const address = readAddress(parameters);
  const { user } = useSession();
  useResetOnUserChange(useStore(store.state, ({ userId }) => userId));

  const courseId = idIn(params.courseId);
  const offer = useResource(store.offer, courseId ?? none);
  const order = useResource(store.order, address.orderId ?? none);
  const known = order.data;
  const phase = phaseOf({ order: known, orderId: address.orderId, outcome: address.outcome });

  // A retry cannot succeed for another user's order.
  if (!known && (order.error?.status === 403 || order.error?.status === 404)) return <OrderMissing />;
  if (phase === 'confirming' && address.orderId !== null) return <ConfirmingView orderId={address.orderId} />;
  if (phase === 'paid-back' && known) return <PaidBackView order={known} />;
  if (phase === 'enrolled' && known) return <EnrolledView order={known} course={offer.data?.course ?? null} />;
  if (courseId === null || offer.error?.status === 404 || offer.error?.status === 410) return <CourseMissing />;
  const load = () => void store.offer.load(courseId);
  return (
    <AsyncBoundary
      resource={offer}
      name="The payment page"
      singular
      onRetry={load}
      loading={<PaymentSkeleton />}
      announce={false}
      staleError="hidden"
      failure={(failure) => <OfferFailure message={failure?.message} onRetry={load} />}
    >
      {(data) => (
        <CheckoutView
          offer={data}
          trainerId={idIn(params.trainerId)}
          address={address}
          order={known}
          teaches={user !== null && user.trainerId === data.course.trainer.id}
        />
      )}
    </AsyncBoundary>
  );
}
