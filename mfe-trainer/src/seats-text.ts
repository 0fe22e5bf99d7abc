import type { Batch } from '@kaksha/domain/catalogue';

/** `17 of 20 seats taken, 3 waiting`; null without a limit. */
export function takenText({
  seats,
  seatsLeft,
  waiting,
}: Pick<Batch, 'seats' | 'seatsLeft' | 'waiting'>): string | null {
  if (seats === null || seatsLeft === null) return null;
  const taken = `${seats - seatsLeft} of ${seats === 1 ? '1 seat' : `${seats} seats`} taken`;
  return waiting > 0 ? `${taken}, ${waiting} waiting` : taken;
}
