export const verificationStates = ['waiting', 'verified', 'refused'] as const;
export type VerificationState = (typeof verificationStates)[number];

/** Documents that show who a trainer or institute is. */
export const documentNames = {
  identity: 'Identity card or passport',
  address: 'Proof of address',
  qualification: 'Certificate or degree',
  registration: 'Registration of the institute',
  other: 'Other document',
} as const;

export type DocumentKind = keyof typeof documentNames;

export const documentKinds = Object.keys(documentNames) as [DocumentKind, ...DocumentKind[]];
