/** What the page hands to each of its tabs. */
export interface TabContext {
  courseId: number;
  courseName: string;
  /** In which dates are shown; IANA. */
  timeZone: string;
}
