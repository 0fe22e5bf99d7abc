/** The address of a deleted account. No mail reaches `.invalid`, so it cannot sign in. */
export const deletedAddress = (userId: number) => `deleted-${userId}@deleted.invalid`;

/** A LIKE pattern of these addresses. */
export const deletedAddressPattern = '%@deleted.invalid';

export const isDeletedAddress = (email: string) => email.endsWith('@deleted.invalid');

/** The name of a deleted account in the lists of its trainers. */
export const formerLearner = 'Former learner';
