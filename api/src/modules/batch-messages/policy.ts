import { mayTeach } from '../../platform/context/policy';
import type { Principal } from '../../platform/context/principal';
import { sendForbidden } from './errors';
import type { BatchOfMessages } from './repo';

/** @throws ApiError FORBIDDEN (403) */
export function mustTeach(principal: Principal, batch: BatchOfMessages): void {
  if (!mayTeach(principal, batch)) throw sendForbidden();
}
