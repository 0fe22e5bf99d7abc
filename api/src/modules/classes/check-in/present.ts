import type { CheckInList, CheckInOutcome } from './service';

export const presentCheckInList = (list: CheckInList) => ({
  ...list,
  seats: list.seats.map((seat) => ({ ...seat, refunded: seat.status === 'Refunded' })),
  present: list.present.flatMap(({ joinedAt, correctedAt, ...arrival }) => {
    const at = joinedAt ?? correctedAt;
    return at ? [{ ...arrival, at }] : [];
  }),
});

export const presentOutcome = ({ seat, ...outcome }: CheckInOutcome) => ({
  ...outcome,
  userId: seat?.userId ?? null,
  name: seat?.name ?? null,
});
