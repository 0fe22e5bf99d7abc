import type { PaidEnrolment } from '@kaksha/domain/payments';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { resultOf } from './envelope';
import type { PaidEnrollmentWire } from './generated/wire';

/**
 * Refunds that a trainer decides. All calls reject with 403 for others, and `ENROLMENT_NOT_FOUND` (404) for a free
 * seat.
 */

const toPaidEnrolment = (wire: PaidEnrollmentWire): PaidEnrolment => ({
  ...toCamelCaseKeys(wire),
  enrolmentId: wire.enrollment_id,
  status: wire.enrollment_status,
});

export async function getPaidEnrolment(http: AxiosInstance, enrolmentId: number): Promise<PaidEnrolment> {
  return toPaidEnrolment(resultOf(await http.get(`/enrollments/${enrolmentId}/refunds`)));
}

/**
 * Refunds a learner in full or in part; `amount` and `refundable` are minor units. Rejects with `REFUNDS_CHANGED` (409)
 * unless `refundable` is what can still be refunded, and `NOT_REFUNDABLE` (409).
 */
export async function refundLearner(
  http: AxiosInstance,
  enrolmentId: number,
  refund: { amount: number; reason: string; refundable: number },
): Promise<PaidEnrolment> {
  return toPaidEnrolment(resultOf(await http.post(`/enrollments/${enrolmentId}/refunds`, refund)));
}
