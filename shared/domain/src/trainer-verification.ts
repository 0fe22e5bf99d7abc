export const verificationStates = ['waiting', 'verified', 'refused'] as const;
export type VerificationState = (typeof verificationStates)[number];

/** Documents that show who a trainer or institute is. */
export const documentKinds = ['identity', 'address', 'qualification', 'registration', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentLabels: Readonly<Record<DocumentKind, string>> = {
  identity: 'Identity card or passport',
  address: 'Proof of address',
  qualification: 'Certificate or degree',
  registration: 'Registration of the institute',
  other: 'Another document',
};
