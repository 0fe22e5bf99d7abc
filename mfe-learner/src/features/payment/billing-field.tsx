import { type BillingForm, gstStates, isGstState } from '@kaksha/domain/tax';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { TextButton } from '@kaksha/ui/text-button';
import { useState } from 'react';
import styles from './order-summary.module.css';

const BillingDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "billing-dialog" */ './billing-dialog')).BillingDialog,
);

interface BillingFieldProps {
  billing: BillingForm | null;
  /** Disables the change during a payment. */
  locked: boolean;
  onChange: (billing: BillingForm | null) => void;
}

/** Who the invoice is for, when it is not the learner. */
export function BillingField({ billing, locked, onChange }: BillingFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={`cluster gap-2 gap-x-4 baseline between ${styles.coupon}`}>
      {billing && (
        <p role="status">
          Invoice to <strong dir="auto">{billing.name}</strong>
          {isGstState(billing.state) && <span>{`, ${gstStates[billing.state]}`}</span>}
        </p>
      )}
      <TextButton disabled={locked} onClick={() => setIsOpen(true)}>
        {billing ? 'Change the invoice' : 'Invoice for a company or an address'}
      </TextButton>
      {isOpen && (
        <BillingDialog
          billing={billing}
          onSave={(saved) => {
            onChange(saved);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
