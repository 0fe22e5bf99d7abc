import { countAction } from '@kaksha/api-client/actions';
import { messageOf } from '@kaksha/api-client/errors';
import { useHost, useSession } from '@kaksha/contract/host-context';
import type { Batch, CourseDetails } from '@kaksha/domain/catalogue';
import { coursePathOf } from '@kaksha/domain/paths';
import { firstClassDay } from '@kaksha/domain/timetable';
import { useNavigate } from 'react-router-dom';
import { usePublicStore } from '../../store/store-context';

/** Address of the payment page. Batch and user are in the path, as specified. */
export function paymentPath(course: CourseDetails, batch: Batch, userId: number | null): string {
  const user = userId === null ? '' : `&u=${userId}`;
  return `/payment/${course.id}/${batch.trainerId}?t=${batch.id}${user}`;
}

/** Actions of the course page besides saving and interest. */
export function useCourseActions(course: CourseDetails) {
  const host = useHost();
  const store = usePublicStore();
  const session = useSession();
  const navigate = useNavigate();

  /** Opens the payment page; a visitor signs in first. */
  const enroll = async (batch: Batch) => {
    const user = await host.session.require({
      message: 'We finish your enrolment right after this.',
      subject: course.name,
      date: firstClassDay(batch),
    });
    if (user) navigate(paymentPath(course, batch, user.id));
  };

  /** Opens the chat. The first time, the user signs in and counts as a contact, and then receives its link. */
  const chat = async () => {
    const known = session.status === 'signed-in' && store.trainerContact.get(course.id).data?.chatUrl;
    if (known) {
      window.open(known, '_blank', 'noopener,noreferrer');
      countAction(host.http, course.id, 2).catch((error: unknown) => host.telemetry.error(error, 'count chat'));
      return;
    }
    const user = await host.session.require({ message: 'We open the chat right after this.', subject: course.name });
    if (!user) return;
    try {
      const { openFirstChat } = await import(/* webpackChunkName: "contact-dialog" */ './first-chat');
      await openFirstChat(store, course.id);
    } catch (error) {
      host.notify.error('The chat did not open', {
        description: messageOf(error, 'Please try again.'),
        action: { label: 'Retry', onClick: () => void chat() },
      });
    }
  };

  const share = async () => {
    const url = host.environment.origin + coursePathOf(course);
    try {
      if (navigator.share) {
        await navigator.share({ title: course.name, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      host.notify.success('Link copied', { description: 'Paste it wherever you want to share this course.' });
    } catch (error) {
      // The user closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      host.notify.info('Copy this link to share the course', { description: url, duration: Number.POSITIVE_INFINITY });
    }
  };

  return { enroll: (batch: Batch) => void enroll(batch), chat: () => void chat(), share: () => void share() };
}
