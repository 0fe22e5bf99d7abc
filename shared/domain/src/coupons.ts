export const couponKinds = ['percent', 'amount'] as const;

/** What a coupon is for: every course of its trainer, some courses, or some batches. */
export const couponScopes = ['all', 'courses', 'batches'] as const;
