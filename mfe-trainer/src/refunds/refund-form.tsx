import { ApiError } from '@kaksha/api-client/errors';
import { refundLearner } from '@kaksha/api-client/trainer-refunds';
import { useHost } from '@kaksha/contract/host-context';
import { currencySign, formatMoney, toMajor, toMinor } from '@kaksha/domain/money';
import { type PaidEnrolment, refundReasonMax } from '@kaksha/domain/payments';
import { trainerRefundRules } from '@kaksha/domain/refund-rules';
import { typedMinor } from '@kaksha/domain/rules';
import { Form } from '@kaksha/forms/form';
import { NumberField } from '@kaksha/forms/number-field';
import { SegmentedField } from '@kaksha/forms/segmented-field';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Banner } from '@kaksha/ui/banner';
import { Button } from '@kaksha/ui/button';
import { useState } from 'react';
import styles from './refund-dialog.module.css';

const extents = [
  { value: 'part', label: 'A part' },
  { value: 'all', label: 'All that is left' },
] as const;

interface Values {
  extent: 'part' | 'all';
  /** Decimal major units. */
  amount: string;
  reason: string;
}

/** The refund in minor units; NaN for text that is not a number. */
const amountOf = ({ extent, amount }: Values, { refundable }: PaidEnrolment) =>
  extent === 'all' ? refundable : toMinor(Number(amount));

interface RefundFormProps {
  paid: PaidEnrolment;
  onRefunded: () => void;
  /** Another refund was requested meanwhile. */
  onChanged: () => void;
  onClose: () => void;
}

/** Asks for amount and reason, then for a confirmation. */
export function RefundForm({ paid, onRefunded, onChanged, onClose }: RefundFormProps) {
  const { http, notify } = useHost();
  const [isChecked, setIsChecked] = useState(false);
  const { currency, learnerName, refundable, enrolmentId } = paid;
  const form = useYupForm<Values>(
    trainerRefundRules,
    { extent: 'part', amount: '', reason: '' },
    {
      read: ({ extent, amount, reason }) => ({
        amount: extent === 'all' ? refundable : typedMinor(Number(amount)),
        reason,
      }),
      context: () => ({ left: refundable, currency }),
    },
  );
  const { extent } = form.watch();
  const moneyOf = (values: Values) => formatMoney(amountOf(values, paid), currency);

  const submit = async (values: Values) => {
    if (!isChecked) {
      setIsChecked(true);
      return;
    }
    const amount = amountOf(values, paid);
    const sum = formatMoney(amount, currency);
    try {
      const after = await refundLearner(http, enrolmentId, { amount, reason: values.reason.trim(), refundable });
      const isHeld = after.refunds.some((refund) => refund.isHeld);
      const description = isHeld ? `${learnerName} gets it after our approval` : learnerName;
      notify.success(isHeld ? `The refund of ${sum} waits` : `${sum} is on its way back`, { description });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'REFUNDS_CHANGED')) throw error;
      notify.error('Nothing was refunded', { description: error.message });
      onChanged();
      return;
    }
    onRefunded();
    onClose();
  };

  const values = form.getValues();
  return (
    <Form form={form} onSubmit={submit} aria-label="Refund" className={`stack gap-4 ${styles.form}`}>
      <div className={`stack gap-4 ${styles.form}`} hidden={isChecked}>
        <SegmentedField name="extent" label="Refund" options={extents} />
        {extent === 'part' && (
          <NumberField
            name="amount"
            label={`Amount in ${currencySign(currency)}`}
            required
            min={0}
            max={toMajor(refundable)}
            step="any"
            hint={`Up to ${formatMoney(refundable, currency)}`}
          />
        )}
        <TextAreaField
          name="reason"
          label="Reason"
          rows={3}
          maxLength={refundReasonMax}
          required
          hint={`${learnerName} reads it in the mail`}
        />
      </div>
      {isChecked && (
        <Banner tone="saffron" role="status">
          {amountOf(values, paid) === refundable
            ? `${learnerName} gets ${moneyOf(values)} back and loses the seat. This cannot be undone.`
            : `${learnerName} gets ${moneyOf(values)} back and keeps the seat. This cannot be undone.`}
        </Banner>
      )}
      <div className={`cluster gap-2 end ${styles.buttons}`}>
        <Button onClick={isChecked ? () => setIsChecked(false) : onClose}>{isChecked ? 'Back' : 'Cancel'}</Button>
        <SubmitButton danger={isChecked}>{isChecked ? `Refund ${moneyOf(values)}` : 'Continue'}</SubmitButton>
      </div>
    </Form>
  );
}
