/** Fields of a coupon that takes 25 % off every course of its trainer, without limits. Its code is missing. */
export const couponFields = {
  kind: 'percent',
  percent: 25,
  amount_inr: null,
  amount_usd: null,
  scope: 'all',
  course_ids: [],
  batch_ids: [],
  first_day: null,
  last_day: null,
  max_uses: null,
  max_uses_per_learner: null,
};
