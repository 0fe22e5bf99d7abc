/** The signed-in user, as far as permissions need to know. Functions that accept visitors take `Principal | null`. */
export interface Principal {
  id: number;
  isAdmin: boolean;
  /** Null for a user who is no trainer. */
  trainerId: number | null;
}
