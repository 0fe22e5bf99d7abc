/** What a person keeps of themselves. Moments are ISO 8601, UTC. */

/** A country, state or city. */
export interface Place {
  id: number;
  name: string;
}

export interface Country extends Place {
  /** Telephone prefix without `+`. */
  dialCode: string;
}

export interface Profile {
  userId: number;
  name: string;
  email: string;
  /** Without the country code; '' when none is given. */
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
}

export interface LearningGoal {
  /** '' while none is set. */
  goal: string;
  hoursPerWeek: number | null;
  /** `YYYY-MM-DD`. */
  targetDate: string | null;
}

/** A category that somebody is interested in, or one part of it. */
export interface Interest {
  categoryId: number;
  category: string;
  subcategoryId: number | null;
  subcategory: string | null;
}

/** A search that somebody named, as the search part of its address. */
export interface SavedSearch {
  id: number;
  name: string;
  query: Record<string, string | string[]>;
  createdAt: string;
}

/** A device on which the user is signed in. */
export interface DeviceSession {
  id: number;
  userAgent: string | null;
  /** Network address of the sign-in. */
  address: string | null;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}
