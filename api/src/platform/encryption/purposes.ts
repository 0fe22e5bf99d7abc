/** What binds each encrypted value to its row: a copy in another row cannot be decrypted. `<table>.<column>:<id>` */

export const accountNumberOf = (trainerId: number) => `payment_configs.account_number:${trainerId}`;

/** The account of an approved payout. */
export const paidAccountOf = (payoutId: number) => `payouts.paid_account:${payoutId}`;

/** The secret of an authenticator app. */
export const totpSecretOf = (userId: number) => `totp_secrets.secret:${userId}`;

/** The private key that signs certificates. */
export const issuerKeyOf = (id: string) => `issuer_keys.private_key:${id}`;

export const eventSecretOf = (eventId: string) => `outbox_events.secret:${eventId}`;
