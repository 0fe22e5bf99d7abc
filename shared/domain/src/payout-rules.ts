import { string } from 'yup';
import { payoutTexts } from './payouts';
import { formRules, requiredText } from './rules';

/** The linked account of Razorpay Route; null is none. */
export const payoutRouteRules = formRules<{ routeAccount: string | null }>({
  routeAccount: string()
    .nullable()
    .matches(/^acc_[A-Za-z0-9]{6,40}$/, 'Please paste an id that begins with acc_'),
});

export const payoutResultRules = {
  paid: formRules<{ text: string }>({ text: requiredText(payoutTexts.referenceMax, 'Please enter the reference') }),
  failed: formRules<{ text: string }>({ text: requiredText(payoutTexts.reasonMax, 'Please say why') }),
};
