import { mayAs } from '../../platform/context/policy';
import type { Principal } from '../../platform/context/principal';

/** Administrators see the queues and retry jobs that failed for good. */
export function mayOperateJobs(principal: Principal): boolean {
  return mayAs(principal, 'operations');
}
