/** Where money is. A positive entry adds to what an account has, a negative one to what it owes. */
export const ledgerAccounts = ['provider', 'trainer', 'platform', 'unassigned'] as const;

/** Why money moved. */
export const transferKinds = ['sale', 'refund', 'chargeback', 'unassigned-payment'] as const;

export const ledgerLines = ['payment', 'sale', 'coupon', 'platform-fee', 'refund', 'chargeback'] as const;
