/** What binds each encrypted value to its row: a copy in another row cannot be decrypted. */
export const purposeOf = (table: string, column: string, id: number | string) => `${table}.${column}:${id}`;

export const accountNumberOf = (trainerId: number) => purposeOf('payment_configs', 'account_number', trainerId);

/** The account of an approved payout. */
export const paidAccountOf = (payoutId: number) => purposeOf('payouts', 'paid_account', payoutId);

/** The secret of an authenticator app. */
export const totpSecretOf = (userId: number) => purposeOf('totp_secrets', 'secret', userId);

/** The private key that signs certificates. */
export const issuerKeyOf = (id: string) => purposeOf('issuer_keys', 'private_key', id);

export const eventSecretOf = (eventId: string) => purposeOf('outbox_events', 'secret', eventId);

export const webhookSecretOf = (id: string) => purposeOf('release_webhooks', 'secret', id);
