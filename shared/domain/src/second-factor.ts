/** The ways in which a user can prove a second factor. */
export interface FactorMethods {
  passkey: boolean;
  /** Authenticator app. */
  totp: boolean;
  recoveryCode: boolean;
}

/**
 * The ways in which a signed-in user can prove who they are. A mailed code counts for accounts without a second factor.
 */
export interface ProofMethods extends FactorMethods {
  emailCode: boolean;
}

export interface Passkey {
  id: number;
  name: string;
  /** Copied to the user's other devices by its provider. */
  isSynced: boolean;
  createdAt: string;
  lastUsedAt: string | null;
}

/** The second factors of an account. */
export interface SecondFactors {
  passkeys: readonly Passkey[];
  /** Null without an authenticator app. */
  totpAddedAt: string | null;
  recoveryCodesLeft: number;
  /** Administrators need a second factor outside demo mode. */
  required: boolean;
}
