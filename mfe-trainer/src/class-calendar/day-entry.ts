/** A session on a day of a calendar. */
export interface DayEntry {
  key: string;
  day: string;
  /** `HH:MM`. */
  time: string;
  endTime: string | null;
  /** Whether it takes place; skipped ones do not. */
  isHeld: boolean;
}
