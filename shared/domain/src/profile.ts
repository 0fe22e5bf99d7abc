import type { Batch, Currency } from './catalogue';

import type { Digest } from './saved-search';

/** Profile data of a user. Timestamps are ISO 8601, UTC. */

/** A country, state or city. */
export interface Place {
  id: number;
  name: string;
}

export interface Country extends Place {
  /** Country calling code without `+`. */
  dialCode: string;
}

export interface Profile {
  userId: number;
  name: string;
  email: string;
  /** Without the country code; '' without a number. */
  contactNo: string;
  countryCode: string;
  /** '' when not given. */
  gender: string;
  designation: string;
  aboutUs: string;
  address: string;
  pinCode: string;
  photo: string | null;
  country: Place | null;
  state: Place | null;
  city: Place | null;
  /** Changes with the form's fields; a save sends it back. */
  version: number;
}

export interface LearningGoal {
  /** '' until the user sets one. */
  goal: string;
  hoursPerWeek: number | null;
  /** `YYYY-MM-DD`. */
  targetDate: string | null;
  /** Changes with the form's fields; a save sends it back. */
  version: number;
}

/** A category or subcategory that interests the user. */
export interface Interest {
  categoryId: number;
  category: string;
  subcategoryId: number | null;
  subcategory: string | null;
}

export type ChosenInterest = Pick<Interest, 'categoryId' | 'subcategoryId'>;

export interface Interests {
  chosen: Interest[];
  /** Changes with the list; a save sends it back. */
  version: number;
}

/** A named search with the query string of its URL. */
export interface SavedSearch {
  id: number;
  name: string;
  query: Record<string, string | string[]>;
  digest: Digest;
  createdAt: string;
}

/** A device on which the user is signed in. */
export interface DeviceSession {
  id: number;
  userAgent: string | null;
  /** Network address at sign-in. */
  address: string | null;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}

/** What a user gives up by deleting the account. */
export interface DeletionPreview {
  /** Seats of batches that are not over. Amounts are minor units. */
  seats: readonly {
    courseName: string;
    batch: Batch;
    currency: Currency;
    amount: number;
    refund: number;
    /** Why it is refunded or not. */
    message: string;
  }[];
  /** Places in waiting lists and offered seats. */
  waiting: number;
  /** Valid certificates, which are revoked. */
  certificates: number;
  /** Invoices and credit notes, which are kept. */
  invoices: number;
}

export const genders = ['Female', 'Male', 'Other', 'Prefer not to say'] as const;
export const trainingTypes = ['Online', 'Classroom', 'Online and classroom', 'Corporate'] as const;
