import { replaceById, withoutId } from '@kaksha/api-client/by-id';
import { createCoupon, updateCoupon } from '@kaksha/api-client/coupons';
import { useNow } from '@kaksha/contract/now';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import type { Coupon } from '@kaksha/domain/coupon-rules';
import { couponRules } from '@kaksha/domain/coupon-rules';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import { NumberField } from '@kaksha/forms/number-field';
import { SegmentedField } from '@kaksha/forms/segmented-field';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextField } from '@kaksha/forms/text-field';
import { applyTo, useConflict, useEdited } from '@kaksha/forms/use-conflict';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Dialog } from '@kaksha/ui/dialog';
import { useTrainerStore } from '../../store/store-context';
import { comparedCoupon } from './compared-coupon';
import { type CouponValues, couponValues, emptyCoupon, readCoupon } from './coupon-values';
import styles from './coupons.module.css';
import { TargetField } from './target-field';

const kinds = [
  { value: 'percent', label: 'Percentage' },
  { value: 'amount', label: 'Amount' },
] as const;
const scopes = [
  { value: 'all', label: 'All courses' },
  { value: 'courses', label: 'Some courses' },
  { value: 'batches', label: 'Some batches' },
] as const;

interface CouponDialogProps {
  /** Null for a new coupon. */
  coupon: Coupon | null;
  courses: readonly CourseSummary[];
  onClose: () => void;
}

/** Adds or changes a coupon. */
export function CouponDialog({ coupon, courses, onClose }: CouponDialogProps) {
  const { host, coupons } = useTrainerStore();
  const form = useYupForm(couponRules, coupon ? couponValues(coupon) : emptyCoupon, { read: readCoupon });
  const [kind, scope] = form.watch(['kind', 'scope']);

  const loaded = coupon && couponValues(coupon);
  const conflict = useConflict<CouponValues, Coupon>({
    record: 'coupon',
    edited: useEdited({ version: coupon?.version, values: loaded }, true),
    fields: comparedCoupon(courses, useNow()),
    valuesOf: couponValues,
    apply: applyTo(form),
  });

  const save = async (values: CouponValues) => {
    const saved = await conflict.save(values, (choice, version) => {
      const read = readCoupon(choice);
      return coupon ? updateCoupon(host.http, coupon.id, read, version) : createCoupon(host.http, read);
    });
    if (!saved) return;
    coupons.change((all) => (coupon ? replaceById(all, saved) : [saved, ...withoutId(all, saved.id)]));
    host.notify.success(coupon ? 'The coupon is saved' : 'The coupon is added', { description: saved.code });
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={coupon ? `Edit ${coupon.code}` : 'New coupon'}
      description={coupon ? 'Orders that were placed keep their price.' : 'Learners enter its code at the checkout.'}
    >
      <Form form={form} onSubmit={save} aria-label="Coupon" className="stack gap-5">
        <TextField
          name="code"
          label="Code"
          required
          autoComplete="off"
          spellCheck={false}
          maxLength={30}
          className={styles.code}
          hint="3 to 30 letters, digits and hyphens"
        />
        <SegmentedField name="kind" label="Takes off" options={kinds} />
        {kind === 'percent' ? (
          <NumberField
            name="percent"
            label="Percentage"
            required
            min={0}
            max={100}
            step="any"
            hint="Of the price after the discount of the course"
          />
        ) : (
          <div className="stack gap-5 top pair">
            <NumberField name="amountInr" label="Amount in ₹" min={0} step="any" hint="Empty: not for payments in ₹" />
            <NumberField name="amountUsd" label="Amount in $" min={0} step="any" hint="Empty: not for payments in $" />
          </div>
        )}
        <SegmentedField name="scope" label="For" options={scopes} />
        {scope === 'courses' && <TargetField name="courseIds" courses={courses} />}
        {scope === 'batches' && <TargetField name="batchIds" courses={courses} />}
        <div className="stack gap-5 top pair">
          <TextField name="firstDay" label="First day" type="date" hint="Empty: at once" />
          <TextField name="lastDay" label="Last day" type="date" hint="Empty: no end. Days count in India." />
        </div>
        <div className="stack gap-5 top pair">
          <NumberField name="maxUses" label="Uses in total" min={1} step={1} hint="Empty: no limit" />
          <NumberField name="maxUsesPerLearner" label="Uses per learner" min={1} step={1} hint="Empty: no limit" />
        </div>
        <div className="cluster gap-3 end">
          <FormButton onClick={onClose}>Cancel</FormButton>
          <SubmitButton>{coupon ? 'Save' : 'Add coupon'}</SubmitButton>
        </div>
      </Form>
      {conflict.dialog}
    </Dialog>
  );
}
