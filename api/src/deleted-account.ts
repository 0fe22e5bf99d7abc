/** The address of an account that was deleted: it leads nowhere, and nobody can sign in with it. */
export const deletedAddress = (userId: number) => `deleted-${userId}@deleted.invalid`;

export const isDeletedAddress = (email: string) => email.endsWith('@deleted.invalid');
