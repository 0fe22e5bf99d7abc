import { countAction } from '@kaksha/api-client/actions';
import type { HostServices } from '@kaksha/contract/host';
import type { PublicStore } from '../../store/public-store';

/** Counts the user as a contact of the trainer, and opens the link that contacts receive. Rejects without a link. */
export async function openFirstChat({ host, trainerContact }: PublicStore, courseId: number): Promise<void> {
  await countAction(host.http, courseId, 2);
  await trainerContact.reload(courseId);
  const { data, error } = trainerContact.get(courseId);
  if (!data?.chatUrl) throw new Error(error?.message ?? 'The trainer closed it.');
  openLater(host, data.chatUrl);
}

function openLater(host: HostServices, url: string) {
  const tab = window.open(url, '_blank');
  if (tab) {
    tab.opener = null;
    return;
  }
  // Browsers block windows that open long after the press.
  host.notify.info('The chat is ready', {
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Open chat', onClick: () => void window.open(url, '_blank', 'noopener,noreferrer') },
  });
}
