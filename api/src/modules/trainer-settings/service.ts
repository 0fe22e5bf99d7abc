import type { UserContext } from '../../platform/context/context';
import { forbidden } from '../../platform/http/api-error';

/**
 * The caller's trainer id.
 * @throws ApiError FORBIDDEN (403) for a user who is not a trainer and for a body that names another trainer.
 */
export function requireOwnTrainerId({ principal: { trainerId } }: UserContext, claimed?: number | null): number {
  if (trainerId === null || (claimed ?? trainerId) !== trainerId) throw forbidden();
  return trainerId;
}
