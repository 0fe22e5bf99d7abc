import * as limits from './limits';
import { extensionOf, formatFileSize, type MaterialFile } from './materials';

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

/** How a trainer stands. `expired`: was verified. `none`: never asked, or withdrew the request. */
export const verificationStandings = ['waiting', 'verified', 'refused', 'expired', 'none'] as const;
export type VerificationStanding = (typeof verificationStandings)[number];

export interface VerificationDocument {
  id: number;
  kind: DocumentKind;
  fileName: string;
  /** Bytes. */
  fileSize: number;
  /** Whether the file was removed, some time after the decision. */
  removed: boolean;
}

/** A request of a trainer for verification. */
export interface VerificationRequest {
  id: number;
  state: VerificationState;
  note: string;
  createdAt: string;
  decidedAt: string | null;
  /** Of a refusal. */
  reason: string | null;
  documents: VerificationDocument[];
}

export interface TrainerVerification {
  standing: VerificationStanding;
  /** Last day of the verification, `YYYY-MM-DD`; null for a trainer who was never verified. */
  verifiedUntil: string | null;
  /** Whether a request can be sent now. */
  canRequest: boolean;
  /** The latest one. */
  request: VerificationRequest | null;
}

/** A trainer in the list of the administrators. */
export interface ListedTrainer {
  id: number;
  kind: 'individual' | 'institute';
  name: string;
  email: string;
  courseCount: number;
  standing: VerificationStanding;
  verifiedUntil: string | null;
  /** Of the latest request. */
  requestedAt: string | null;
}

/** Whether the platform vouches for a trainer on a day. */
export const isVerifiedOn = (day: string, verifiedUntil: string | null): boolean =>
  verifiedUntil !== null && verifiedUntil >= day;

const documentExtensions = ['pdf', 'png', 'jpg', 'jpeg', 'webp'];

/** For the file chooser. */
export const documentFileTypes = documentExtensions.map((extension) => `.${extension}`).join(',');

/** Why a file cannot be a document; null when it can. */
export function documentFileError({ name, size }: MaterialFile): string | null {
  const { fileBytes } = limits.verification;
  if (!documentExtensions.includes(extensionOf(name))) return 'Please choose a PDF, JPG, PNG or WebP file';
  if (name.length > limits.material.fileNameMax) {
    return `Please use a file name of at most ${limits.material.fileNameMax} characters`;
  }
  if (size === 0) return 'This file is empty';
  return size > fileBytes ? `Please choose a file of at most ${formatFileSize(fileBytes)}` : null;
}
