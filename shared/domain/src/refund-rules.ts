import { number } from 'yup';
import type { Currency } from './catalogue';
import * as limits from './limits';
import { decimalsMessage, formatMoney, payableAmount } from './money';
import { refundReasonMax } from './payments';
import { formRules, requiredText, text } from './rules';

/** The context of the rules: what is left of the payment, in minor units. */
export interface RefundContext {
  left: number;
  currency: Currency;
}

/**
 * A refund of a part of what is left of a payment, in minor units. Refunds of the provider have a smallest amount, so a
 * part must leave nothing or enough for another refund.
 */
export const partialRefundRules = formRules<{ amount: number }>({
  amount: number().when(['$left', '$currency'], (known, amount) => {
    const [left, currency]: [number, Currency] = [known[0], known[1]];
    const money = (minor: number) => formatMoney(minor, currency);
    const smallest = limits.smallestPayment[currency];
    const upTo = `Please enter an amount up to ${money(left)}`;
    const most = left - smallest;
    const choice = most < smallest ? money(left) : `${money(left)}, or at most ${money(most)}`;
    return amount
      .typeError(upTo)
      .moreThan(0, upTo)
      .max(left, upTo)
      .min(smallest, `Please enter at least ${money(smallest)}`)
      .integer(decimalsMessage)
      .test('rest', (value = 0, { createError }) => {
        const rest = left - value;
        if (payableAmount(rest, currency) === rest) return true;
        const message = `${money(rest)} would be left, which is too little for a refund. Please enter ${choice}`;
        return createError({ message });
      });
  }),
});

/** The reason of a learner. */
export const refundReasonRules = formRules<{ reason: string }>({ reason: text(refundReasonMax, 'Reason') });

/** A refund that a trainer gives. */
export const trainerRefundRules = partialRefundRules.shape({
  reason: requiredText(refundReasonMax, 'Please say why', 'Reason'),
});
