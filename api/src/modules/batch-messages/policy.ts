import { mayTeach } from '../../policy';
import type { Principal } from '../../principal';
import { sendForbidden } from './errors';
import type { BatchOfMessages } from './repo';

/** @throws ApiError FORBIDDEN (403) */
export function mustTeach(principal: Principal, batch: BatchOfMessages): void {
  if (!mayTeach(principal, batch)) throw sendForbidden();
}
