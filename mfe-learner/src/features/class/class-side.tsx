import { useResource } from '@kaksha/api-client/use-resource';
import { hasClassroom } from '@kaksha/domain/batches';
import { isJoinedOnline } from '@kaksha/domain/meetings';
import { trainerPath } from '@kaksha/domain/paths';
import type { Enrolment } from '@kaksha/domain/payments';
import { coursePath } from '@kaksha/domain/slugs';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Avatar } from '@kaksha/ui/avatar';
import { Classroom } from '@kaksha/ui/classroom';
import { TextLink } from '@kaksha/ui/link';
import { Skeleton } from '@kaksha/ui/skeleton';
import { TextButton } from '@kaksha/ui/text-button';
import { type ReactNode, useState } from 'react';
import { ContactTrainer } from '../../contact/contact-trainer';
import { ClassMessageList } from '../../seat/class-messages';
import { TrainerName } from '../../seat/trainer-name';
import { useLearnerStore } from '../../store/store-context';
import styles from './class-page.module.css';
import { GivenItems } from './given-items';
import type { useGiven } from './use-given';

/** Messages that are shown at first. */
const shownMessages = 3;

interface ClassSideProps {
  seat: Enrolment;
  /** Sessions that are over. */
  held: number;
  given: ReturnType<typeof useGiven>;
}

/** Beside the timetable: trainer, what the whole batch was given, messages and place. */
export function ClassSide({ seat, held, given: { materials, recordings, on } }: ClassSideProps) {
  const store = useLearnerStore();
  const { course, batch, isPaused } = seat;
  const { trainer } = course;
  const [showsAll, setShowsAll] = useState(false);
  const messages = useResource(store.classMessages).data?.filter(({ batchId }) => batchId === batch.id) ?? [];
  const isRecorded = (recordings.data?.length ?? 0) > 0;
  return (
    <div className="stack gap-6">
      <Part title="Trainer">
        <p className="row gap-3 middle">
          <Avatar name={trainer.name} picture={trainer.photo} size="m" />
          <TrainerName seat={seat} />
        </p>
        {!isPaused && (
          <>
            <ContactTrainer seat={seat} size="s" />
            <p className={`cluster gap-x-4 ${styles.links}`}>
              <TextLink tone="quiet" to={coursePath(course)}>
                Course page
              </TextLink>
              {held > 0 && (
                <TextLink tone="quiet" to={`${trainerPath(trainer.id)}#feedback`}>
                  Write a review
                </TextLink>
              )}
            </p>
          </>
        )}
      </Part>
      {messages.length > 0 && (
        <Part title="Messages from the trainer" id="class-messages">
          <ClassMessageList
            messages={showsAll ? messages : messages.slice(0, shownMessages)}
            labelledBy="class-messages"
          />
          {!showsAll && messages.length > shownMessages && (
            <TextButton onClick={() => setShowsAll(true)}>{`Show all ${messages.length} messages`}</TextButton>
          )}
        </Part>
      )}
      <Part title="For the whole class">
        <AsyncBoundary
          resource={materials}
          name="Materials and recordings"
          error={{ level: 3 }}
          onRetry={() => void store.materials.load()}
          loading={<Skeleton shape="block" className={styles.materialsWaiting} />}
          isEmpty={(list) => list.length === 0 && !isRecorded}
          empty={
            <p className="note">
              No materials yet. What your trainer gives to this class appears here, and stays after the course.
            </p>
          }
        >
          {() =>
            on(null).materials.length > 0 ? (
              <GivenItems label="For the whole class" {...on(null)} />
            ) : (
              <p className="note">Materials and recordings stand at their sessions.</p>
            )
          }
        </AsyncBoundary>
        {recordings.status === 'failed' && (
          <p role="alert" className="note">
            <span>The recordings of the meeting server did not load. </span>
            <TextButton onClick={() => void store.recordings.load(batch.id)}>Retry</TextButton>
          </p>
        )}
      </Part>
      <Part title="Place">
        {isJoinedOnline(batch) && <p>Online. The class opens in a new tab.</p>}
        {hasClassroom(batch) && <Classroom batch={batch} city={course.city} />}
      </Part>
    </div>
  );
}

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className={`stack gap-3 left ${styles.part}`} aria-label={title}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
