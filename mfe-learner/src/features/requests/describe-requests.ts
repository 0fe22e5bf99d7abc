import type { SentEnquiry } from '@kaksha/domain/engagement';

/** Sentence with the number of open requests. */
export function describeRequests(requests: readonly SentEnquiry[]): string {
  const waiting = requests.filter(({ status }) => status === 'new').length;
  if (waiting === 0) return 'No question is waiting for an answer.';
  return waiting === 1 ? 'One question is waiting for an answer.' : `${waiting} questions are waiting for an answer.`;
}
