/** What is sent with the values of `fake-calls`; `requests` has one entry per set of values. */
export interface Sent {
  call: string;
  by: string;
  requests?: { path?: string; query?: object; body?: unknown }[];
}
