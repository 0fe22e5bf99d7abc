import type { Currency } from '@kaksha/domain/catalogue';
import type { PeriodTotals } from '@kaksha/domain/engagement';
import type { UserContext } from '../../../platform/context/context';
import { ownTrainerId } from '../../../platform/context/policy';
import { byPeriod, type Period } from '../period';
import { sumEarnings } from './repo';

/** The trainer's earnings in minor units. @throws ApiError FORBIDDEN (403) for users who are not a trainer */
export async function getEarnings(
  { db, principal }: UserContext,
  { period, previous }: { period: Period; previous: Period },
): Promise<PeriodTotals<Record<Currency, number>>> {
  const trainerId = ownTrainerId(principal);
  return byPeriod(period, previous, (some) => sumEarnings(db, trainerId, some));
}
