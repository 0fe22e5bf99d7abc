import type { PaymentConfigForm } from '@kaksha/domain/trainer-rules';
import { SegmentedField } from '@kaksha/forms/segmented-field';
import { TextField } from '@kaksha/forms/text-field';
import { useFormField } from '@kaksha/forms/use-form-field';

const kinds = [
  { value: 'upi', label: 'UPI' },
  { value: 'bank', label: 'Bank account' },
] as const;

/** The payout target: a UPI ID or a bank account. */
export function PayoutFields({ accountEnding }: { accountEnding: string | null }) {
  const kind: PaymentConfigForm['payoutKind'] = useFormField('payoutKind').form.watch('payoutKind');
  return (
    <>
      <SegmentedField name="payoutKind" label="Paid to" options={kinds} />
      {kind === 'upi' ? (
        <TextField name="upiId" label="UPI ID" required placeholder="name@bank" autoComplete="off" spellCheck={false} />
      ) : (
        <>
          <div className="stack gap-5 top pair">
            <TextField name="accountName" label="Account holder" required autoComplete="name" />
            <TextField
              name="accountNumber"
              label="Account number"
              required={accountEnding === null}
              inputMode="numeric"
              autoComplete="off"
              hint={accountEnding === null ? '9 to 18 digits' : `Ends in ${accountEnding}. Leave it empty to keep it.`}
            />
          </div>
          <div className="stack gap-5 top pair">
            <TextField
              name="ifsc"
              label="IFSC"
              required
              placeholder="HDFC0001234"
              autoComplete="off"
              spellCheck={false}
            />
            <TextField name="bankName" label="Bank" autoComplete="off" />
          </div>
        </>
      )}
    </>
  );
}
