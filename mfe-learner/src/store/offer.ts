import { getCourse } from '@kaksha/api-client/catalogue';
import { getPurchases } from '@kaksha/api-client/payment';
import { getPreferredBatch } from '@kaksha/api-client/preferred-batch';
import type { HostServices } from '@kaksha/contract/host';
import type { Offer } from './learner-data';

/** @param userId  null for a visitor */
export async function fetchOffer(
  { http, telemetry }: HostServices,
  courseId: number,
  userId: number | null,
): Promise<Offer> {
  // Seats and the earlier choice are not needed to buy: the server refuses a second seat.
  const orElse = <T>(fallback: T, where: string) => {
    return (error: unknown) => {
      telemetry.error(error, where);
      return fallback;
    };
  };
  const [course, seats, preferredBatchId] = await Promise.all([
    getCourse(http, courseId),
    userId === null ? [] : getPurchases(http, userId).catch(orElse([], 'load seats')),
    userId === null ? null : getPreferredBatch(http, courseId).catch(orElse(null, 'load preferred batch')),
  ]);
  return { course, seats: seats.filter((seat) => seat.course.id === courseId), preferredBatchId };
}
