import { useResource } from '@kaksha/api-client/use-resource';
import { useHost, useSession } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { Slot } from '@kaksha/contract/slots';
import { idIn } from '@kaksha/domain/address-numbers';
import type { CourseDetails } from '@kaksha/domain/catalogue';
import { coursePathOf } from '@kaksha/domain/paths';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Button } from '@kaksha/ui/button';
import { Cover } from '@kaksha/ui/cover';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { WaitingNote } from '@kaksha/ui/waiting-note';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { pagePicture } from '../../page-picture';
import { usePublicStore } from '../../store/store-context';
import { AboutSection } from './about-section';
import { BatchPicker } from './batch-picker';
import { CourseActions } from './course-actions';
import { CourseFailure } from './course-failure';
import { CourseHeader } from './course-header';
import { courseJsonLd } from './course-json-ld';
import { CourseMissing } from './course-missing';
import styles from './course-page.module.css';
import { CourseSkeleton } from './course-skeleton';
import { CurriculumSection } from './curriculum-section';
import { EnrollButton } from './enroll-button';
import { loadCoursePage } from './load-course-page';
import { paragraphsOf } from './points';
import { PriceBox } from './price-box';
import { ReportButton } from './report-button';
import { ReviewsSection } from './reviews-section';
import { SectionLinks } from './section-links';
import { SimilarCourses } from './similar-courses';
import { StickyBar } from './sticky-bar';
import { TrainerCard } from './trainer-card';
import { useBatchChoice } from './use-batch-choice';
import { useContact } from './use-contact';
import { useCourseActions } from './use-course-actions';
import { useCourseVisit } from './use-course-visit';
import { useOwnSeat } from './use-own-seat';
import { useWaitingList } from './use-waiting-list';

/** One course. */
export function Page() {
  const store = usePublicStore();
  const { courseId } = useParams();
  const id = idIn(courseId);
  const course = useResource(store.courses, id ?? 0);
  const { status } = useSession();

  // Only its owner may read a draft, and the server renders for a visitor.
  const mayBeOwn = id !== null && course.error?.status === 404 && status === 'signed-in';
  useEffect(() => {
    if (mayBeOwn) void store.courses.load(id);
  }, [store, id, mayBeOwn]);

  if (id === null || course.error?.status === 404 || course.error?.status === 410) return <CourseMissing />;
  const retry = () => void loadCoursePage(store, id);
  return (
    <AsyncBoundary
      resource={course}
      name="The course"
      singular
      onRetry={retry}
      announce={false}
      loading={<CourseSkeleton />}
      failure={(failure) => <CourseFailure message={failure?.message} onRetry={retry} />}
      staleError="hidden"
    >
      {(loaded) => <CourseView key={loaded.id} course={loaded} />}
    </AsyncBoundary>
  );
}

const ContactDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "contact-dialog" */ './contact-dialog')).ContactDialog,
);

/** The main button of the price box. */
const boxLook = { size: 'l', block: true } as const;

export function CourseView({ course }: { course: CourseDetails }) {
  const host = useHost();
  const now = useNow();
  const own = useOwnSeat(course);
  const { batches, chosen, picked, choose } = useBatchChoice(course, own?.seat.batch ?? null);
  const batch = own?.seat.batch ?? chosen;
  const contact = useContact(course, picked);
  const { enroll, chat, share } = useCourseActions(course);
  const waiting = useWaitingList(course, batch);
  useCourseVisit(course);
  usePage({
    title: course.name,
    description: paragraphsOf(course.description)[0] ?? course.name,
    canonical: coursePathOf(course),
    ...pagePicture(course.thumbnail),
    jsonLd: courseJsonLd(course, host.environment.origin, now),
    noindex: course.status === 'draft' || course.learnersOnly,
  });

  const ask = () => contact.open('contact');
  const enquire = () => contact.open('enquire');
  const note = own
    ? own.seat.batch.id !== chosen?.id && <own.OtherBatchNote seat={own.seat} />
    : batch &&
      waiting.isFull && (
        <WaitingNote batch={batch} entry={waiting.entry} isOpen={waiting.isOpen} onDecline={waiting.leave} />
      );
  const isPending = own === undefined || waiting.isPending;
  const enrolling = { course, batch, waiting, isPending, onEnroll: enroll, onEnquire: enquire };
  return (
    <article className={`content ${styles.page}`}>
      <div className={styles.cover}>
        <Cover motif={course.category.motif} seed={course.id} picture={course.thumbnail} sizes="100vw" />
      </div>
      <div className={styles.head}>
        <CourseHeader course={course} />
        <CourseActions course={course} batch={chosen} onAsk={ask} onShare={share} />
      </div>
      <SectionLinks course={course} className={styles.links} />
      <div className={styles.batches}>
        {course.learnersOnly ? (
          <p>This course is not offered any more. You see its page because you have a seat.</p>
        ) : (
          <BatchPicker
            batches={batches}
            courseTrainerId={course.trainer.id}
            city={course.city}
            chosen={chosen}
            onChoose={choose}
            note={note}
          />
        )}
      </div>
      {(own || !course.learnersOnly) && (
        <div className={styles.box}>
          <PriceBox course={course} batch={batch} now={now} seatNote={own && <own.SeatNote seat={own.seat} />}>
            {own ? <own.ClassButton seat={own.seat} {...boxLook} /> : <EnrollButton {...enrolling} {...boxLook} />}
            <div className={styles.ways}>
              <Button onClick={ask}>Ask the trainer</Button>
              {own && <own.ChangeBatch seat={own.seat} />}
            </div>
          </PriceBox>
          <Slot name="course.aside" data={{ courseId: course.id }} />
        </div>
      )}
      <div className={styles.body}>
        <AboutSection course={course} />
        <CurriculumSection course={course} batch={batch} />
        <Slot name="course.curriculum" data={{ courseId: course.id }} />
        <TrainerCard course={course} />
        <ReviewsSection course={course} />
        <ReportButton course={course} />
      </div>
      <div className={styles.similar}>
        <SimilarCourses courseId={course.id} />
      </div>
      {(own || !course.learnersOnly) && (
        <StickyBar course={course} batch={batch} now={now} hasSeat={!!own}>
          {own && <own.ChangeBatch seat={own.seat} />}
          {own ? <own.ClassButton seat={own.seat} /> : <EnrollButton {...enrolling} />}
        </StickyBar>
      )}
      {contact.purpose && (
        <ContactDialog
          course={course}
          batches={batches}
          batch={chosen}
          purpose={contact.purpose}
          draft={contact.draft}
          onDraft={contact.keepDraft}
          onChat={course.hasChat ? chat : null}
          onClose={contact.close}
        />
      )}
    </article>
  );
}
