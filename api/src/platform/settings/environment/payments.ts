import Type from 'typebox';
import { flagWithDefault, text, type VariableNotes } from './variable-kinds';

const secondApproval = (value: number, description: string) =>
  Type.Integer({
    default: value,
    minimum: 0,
    maximum: 100_000_000,
    group: 'Payments',
    description,
    rule: 'is a whole number from 0 to 100000000',
  } satisfies VariableNotes & { default: number; minimum: number; maximum: number });

export const paymentsVariables = {
  RAZORPAY_KEY_ID: text({
    group: 'Payments',
    description: 'Razorpay key. Payments need all three RAZORPAY settings.',
    otherwise: 'a sandbox in demo mode, else free courses only',
  }),
  RAZORPAY_KEY_SECRET: text({ group: 'Payments', description: 'Secret of the key.' }),
  RAZORPAY_WEBHOOK_SECRET: text({
    group: 'Payments',
    description: 'Secrets that sign webhooks, the newest first, separated by commas.',
  }),
  RAZORPAY_ROUTE: flagWithDefault('0', {
    group: 'Payments',
    description: '1: Razorpay Route transfers approved payouts in ₹ to trainers with a linked account.',
  }),
  PLATFORM_FEE_PERCENT: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 50,
      group: 'Payments',
      description:
        'Per cent of a payment that the platform keeps, e.g. 7.25. A change counts for later payments. A fee in the settings of the site wins.',
      rule: 'is a number from 0 to 50 with at most two decimals',
      otherwise: '10 in demo mode, else 0',
      example: '10',
    } satisfies VariableNotes & { minimum: number; maximum: number }),
  ),
  PAYOUT_SECOND_APPROVAL_INR: secondApproval(
    300_000,
    'Two administrators approve a payout of more than this in ₹. 0: every payout.',
  ),
  PAYOUT_SECOND_APPROVAL_USD: secondApproval(3500, 'The same for payouts in $.'),
};
