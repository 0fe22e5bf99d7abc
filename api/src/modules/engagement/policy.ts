/** Somebody in a list that a course's trainer sees. */
export interface Reachable {
  email: string;
  /** With the country code; null when they gave none. */
  phone: string | null;
  /** They chatted, were interested, enquired or enrolled: they mean to be reached. */
  turnedToTrainer: boolean;
}

/** Who only looked at a course did not ask to be written to: their address and telephone are not for its trainer. */
export function contactsOf({ email, phone, turnedToTrainer }: Reachable): {
  email: string | null;
  phone: string | null;
} {
  return turnedToTrainer ? { email, phone } : { email: null, phone: null };
}
