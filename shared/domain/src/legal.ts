/** Documents whose texts have versions. Version 1 is the built-in text. */
export const legalDocuments = ['terms', 'privacy', 'policy'] as const;
