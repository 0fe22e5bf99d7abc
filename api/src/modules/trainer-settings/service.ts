import { forbidden } from '../../api-error';
import type { UserContext } from '../../context';

/**
 * The caller's trainer id.
 * @throws ApiError FORBIDDEN (403) for a user who is not a trainer and for a body that names another trainer.
 */
export function requireOwnTrainerId({ principal: { trainerId } }: UserContext, claimed?: number | null): number {
  if (trainerId === null || (claimed ?? trainerId) !== trainerId) throw forbidden();
  return trainerId;
}
