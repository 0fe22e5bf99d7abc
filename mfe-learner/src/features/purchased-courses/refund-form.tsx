import { getRefundOffer, refundOrder } from '@kaksha/api-client/payment';
import { useHost } from '@kaksha/contract/host-context';
import { formatMoney } from '@kaksha/domain/money';
import { type PaymentRecord, type Refund, type RefundOffer, refundReasonMax } from '@kaksha/domain/payments';
import { refundReasonRules } from '@kaksha/domain/refund-rules';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Banner } from '@kaksha/ui/banner';
import { useLearnerStore } from '../../store/store-context';
import styles from './purchased-courses-page.module.css';

interface RefundFormProps {
  payment: PaymentRecord;
  offer: RefundOffer;
  onClose: () => void;
}

/** Requests a refund, which gives up the seat. */
export function RefundForm({ payment, offer, onClose }: RefundFormProps) {
  const store = useLearnerStore();
  const { http, notify } = useHost();
  const form = useYupForm(refundReasonRules, { reason: '' });
  const amount = formatMoney(offer.price.amount, offer.price.currency);

  /** A job asks the payment provider right after the request; waits four seconds for its result. */
  const resultOf = async (requested: Refund | null) => {
    let refund = requested;
    for (let tries = 0; refund?.status === 'requested' && tries < 8; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      refund = (await getRefundOffer(http, payment.id)).refund;
    }
    return refund;
  };

  const ask = async ({ reason }: { reason: string }) => {
    const refund = await resultOf((await refundOrder(http, payment.id, reason.trim())).refund);
    if (refund?.status === 'failed') throw new Error('The refund did not go through. We are looking into it.');
    notify.success(refund?.status === 'succeeded' ? `${amount} is paid back` : `${amount} is on its way back`, {
      description: 'Your seat is given back with it. We e-mail you as soon as the refund has begun.',
    });
    onClose();
    // A refund also removes the seat.
    await Promise.all([store.payments.reload(), store.purchases.reload()]);
  };

  return (
    <Form form={form} onSubmit={ask} aria-label="Refund" className="stack gap-4">
      <Banner>{offer.message}</Banner>
      <p>{`You get ${amount} back, the way you paid. Your seat in ${payment.courseName} is then free for someone else.`}</p>
      <TextAreaField
        name="reason"
        label="Reason"
        rows={3}
        maxLength={refundReasonMax}
        hint="You need not give one. It helps the trainer."
      />
      <div className={`cluster gap-2 end ${styles.choice}`}>
        <FormButton onClick={onClose}>Keep my seat</FormButton>
        <SubmitButton danger>{`Refund ${amount}`}</SubmitButton>
      </div>
    </Form>
  );
}
