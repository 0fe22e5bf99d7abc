import { getPurchases } from '@kaksha/api-client/payment';
import type { HostServices } from '@kaksha/contract/host';
import type { Enrolment } from '@kaksha/domain/payments';

/** The seats that the user holds. */
export const getOwnSeats = async (http: HostServices['http'], userId: number): Promise<Enrolment[]> =>
  (await getPurchases(http, userId)).filter(({ status }) => status !== 'Refunded');
