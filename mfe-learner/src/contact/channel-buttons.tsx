import { countAction } from '@kaksha/api-client/actions';
import { getCourse } from '@kaksha/api-client/catalogue';
import { messageOf } from '@kaksha/api-client/errors';
import { getSupportLinks } from '@kaksha/api-client/trainer-settings';
import { useHost } from '@kaksha/contract/host-context';
import type { Enrolment } from '@kaksha/domain/payments';
import { ButtonLink } from '@kaksha/ui/button';
import { RegionError } from '@kaksha/ui/region-error';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useCallback, useEffect, useState } from 'react';
import styles from './contact.module.css';
import { type ContactChannel, contactChannelsOf } from './contact-channels';

/** The course's chat and the trainer's support links, as buttons. */
export function ChannelButtons({ seat: { course } }: { seat: Enrolment }) {
  const { http, telemetry } = useHost();
  const [channels, setChannels] = useState<ContactChannel[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { name, id: trainerId } = course.trainer;

  const load = useCallback(async () => {
    setFailure(null);
    try {
      const [links, chatUrl] = await Promise.all([
        getSupportLinks(http, trainerId),
        // An unpublished course has no page, but its trainer still has support links.
        getCourse(http, course.id).then(
          (details) => details.chatUrl,
          () => null,
        ),
      ]);
      setChannels(contactChannelsOf(links, chatUrl));
    } catch (error) {
      setFailure(messageOf(error, 'Please try again.'));
    }
  }, [http, trainerId, course.id]);
  useEffect(() => void load(), [load]);

  if (failure) {
    return (
      <RegionError level={3} title={`How to reach ${name} did not load`} text={failure} onRetry={() => void load()} />
    );
  }
  if (!channels) {
    return (
      <>
        <p role="status" className="visually-hidden">
          Chat and support are loading
        </p>
        <Skeleton shape="block" className={styles.channelsWaiting} />
      </>
    );
  }
  if (channels.length === 0)
    return <p className={`note ${styles.note}`}>{`${name} gave no chat or support link: ask below.`}</p>;
  const details = channels.flatMap(({ detail }) => detail ?? []);
  const count = () => {
    countAction(http, course.id, 2).catch((error) => telemetry.error(error, 'count a chat'));
  };
  return (
    <>
      <ul className={`cluster gap-2 ${styles.channels}`} aria-label="Chat and support">
        {channels.map(({ label, href, Icon, isChat }) => (
          <li key={label}>
            <ButtonLink
              to={href}
              reloadDocument
              target={/^https?:/.test(href) ? '_blank' : undefined}
              rel="noopener noreferrer"
              icon={<Icon aria-hidden="true" />}
              onClick={isChat ? count : undefined}
            >
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {details.length > 0 && <p className={`note ${styles.note}`}>{details.join(', ')}</p>}
    </>
  );
}
