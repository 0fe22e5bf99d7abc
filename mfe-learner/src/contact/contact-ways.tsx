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
import { type Way, waysOf } from './ways';

/** The chat of the course and the trainer's support links, as buttons. */
export function ContactWays({ seat: { course } }: { seat: Enrolment }) {
  const { http, telemetry } = useHost();
  const [ways, setWays] = useState<Way[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { name, id: trainerId } = course.trainer;

  const load = useCallback(async () => {
    setFailure(null);
    try {
      const [links, chatUrl] = await Promise.all([
        getSupportLinks(http, trainerId),
        // A course that is offered no more has no page; its trainer is there still.
        getCourse(http, course.id).then(
          (details) => details.chatUrl,
          () => null,
        ),
      ]);
      setWays(waysOf(links, chatUrl));
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
  if (!ways) {
    return (
      <>
        <p role="status" className="visually-hidden">
          Chat and support are loading
        </p>
        <Skeleton shape="block" className={styles.waysWaiting} />
      </>
    );
  }
  if (ways.length === 0) return <p className={styles.note}>{name} gave no chat or support link: ask below.</p>;
  const details = ways.flatMap(({ detail }) => detail ?? []);
  const count = () => {
    countAction(http, course.id, 2).catch((error) => telemetry.error(error, 'count a chat'));
  };
  return (
    <>
      <ul className={styles.ways} aria-label="Chat and support">
        {ways.map(({ label, href, Icon, isChat }) => (
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
      {details.length > 0 && <p className={styles.note}>{details.join(', ')}</p>}
    </>
  );
}
