/** The signed-in user as permissions need it. Functions that accept visitors take `Principal | null`. */
export interface Principal {
  id: number;
  isAdmin: boolean;
  /** Null for a user who is not a trainer. */
  trainerId: number | null;
}
