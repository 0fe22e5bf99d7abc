import { Button } from '@kaksha/ui/button';
import { Field, TextInput } from '@kaksha/ui/field';
import { TextButton } from '@kaksha/ui/text-button';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './order-summary.module.css';
import type { useCoupon } from './use-coupon';

interface CouponFieldProps {
  coupon: ReturnType<typeof useCoupon>;
  /** Disables the choice during a payment. */
  locked: boolean;
}

/** Enters a code. The sums above show what it takes off. */
export function CouponField({ coupon, locked }: CouponFieldProps) {
  const { applied, error, busy, apply, remove } = coupon;
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (isOpen) box.current?.focus();
  }, [isOpen]);

  if (applied) {
    return (
      <div className={`cluster gap-2 gap-x-4 baseline between ${styles.coupon}`}>
        <p role="status">
          <strong>{applied.code}</strong> is applied.
        </p>
        <TextButton disabled={locked} onClick={() => remove()} aria-label={`Remove ${applied.code}`}>
          Remove
        </TextButton>
      </div>
    );
  }
  if (!isOpen && !error) {
    return (
      <div className={`cluster gap-2 gap-x-4 baseline between ${styles.coupon}`}>
        <TextButton onClick={() => setIsOpen(true)}>Enter a coupon code</TextButton>
      </div>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) apply(text.trim());
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Coupon">
      <Field label="Coupon code" size="s" error={error ?? undefined}>
        <div className={`row gap-2 ${styles.code}`}>
          <TextInput
            ref={box}
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            disabled={locked}
          />
          <Button type="submit" busy={busy} disabled={locked}>
            Apply
          </Button>
        </div>
      </Field>
    </form>
  );
}
