import type { CourseSummary } from '@kaksha/domain/catalogue';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';

/** For tests: a stored coupon. */
export const early = {
  id: 1,
  code: 'EARLY10',
  kind: 'percent' as const,
  percent: 10,
  amount_inr: null,
  amount_usd: null,
  scope: 'all' as const,
  course_ids: [],
  batch_ids: [],
  first_day: null,
  last_day: '2026-01-31',
  max_uses: 20,
  max_uses_per_learner: 1,
  starts_at: null,
  ends_at: '2026-01-31T18:30:00.000Z',
  enabled: true,
  uses: 3,
  progress: 'running' as const,
  version: 1,
};

/** Opens the coupons of a trainer with published courses. */
export function openCoupons(stored: unknown, published?: readonly CourseSummary[]) {
  const host = trainerHost(published);
  host.http.on('GET', '/coupons', stored);
  return renderRoutes(remote.routes, { host, path: '/patron/basicdetails/coupons' });
}
