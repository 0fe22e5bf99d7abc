/** What the content security policy blocked in browsers, in a period. */
export interface CspReport {
  directive: string;
  /** Host or scheme of the blocked address, or a keyword such as `inline`. */
  blocked: string;
  reports: number;
  /** `YYYY-MM-DD` */
  lastDay: string;
}
