import type { SentEnquiry } from '@kaksha/domain/engagement';

/** Sentence with the numbers of open requests and unread messages. */
export function describeRequests(requests: readonly SentEnquiry[]): string {
  const unread = requests.reduce((sum, request) => sum + request.unread, 0);
  const waiting = requests.filter(({ status }) => status === 'new').length;
  const open =
    waiting === 0
      ? 'No request is waiting for an answer.'
      : waiting === 1
        ? 'One request is waiting for an answer.'
        : `${waiting} requests are waiting for an answer.`;
  if (unread === 0) return open;
  return `${open} ${unread === 1 ? 'One message is new.' : `${unread} messages are new.`}`;
}
