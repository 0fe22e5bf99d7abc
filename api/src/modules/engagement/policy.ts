/** A user in a list that the course's trainer sees. */
export interface ListedUser {
  email: string;
  /** With the country code; null when the user gave none. */
  phone: string | null;
  /** Whether the user chatted, was interested, enquired or enrolled. */
  hasContacted: boolean;
}

/** Trainers see contact details only of users who contacted them. Viewers stay without e-mail address and phone. */
export function contactDetailsOf({ email, phone, hasContacted }: ListedUser): {
  email: string | null;
  phone: string | null;
} {
  return hasContacted ? { email, phone } : { email: null, phone: null };
}
