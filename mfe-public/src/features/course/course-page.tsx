import { useResource } from '@kaksha/api-client/use-resource';
import { useHost, useSession } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { idIn } from '@kaksha/domain/address-numbers';
import type { CourseDetails } from '@kaksha/domain/catalogue';
import { coursePathOf } from '@kaksha/domain/paths';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Cover } from '@kaksha/ui/cover';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { WaitingNote } from '@kaksha/ui/waiting-note';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { pagePicture } from '../../page-picture';
import { usePublicStore } from '../../store/store-context';
import { AboutSection } from './about-section';
import { BatchPicker } from './batch-picker';
import { BoxActions } from './box-actions';
import { ContentsSection } from './contents-section';
import { CourseActions } from './course-actions';
import { CourseFailure } from './course-failure';
import { CourseHeader } from './course-header';
import { courseJsonLd } from './course-json-ld';
import { CourseMissing } from './course-missing';
import styles from './course-page.module.css';
import { CourseSkeleton } from './course-skeleton';
import { CurriculumSection } from './curriculum-section';
import { EnrollButton } from './enroll-button';
import { ExpectationsSection } from './expectations-section';
import { loadCoursePage } from './load-course-page';
import { paragraphsOf } from './points';
import { PriceBox } from './price-box';
import { ReviewsSection } from './reviews-section';
import { SimilarCourses } from './similar-courses';
import { StickyBar } from './sticky-bar';
import { TrainerCard } from './trainer-card';
import { useBatchChoice } from './use-batch-choice';
import { useContact } from './use-contact';
import { useCourseActions } from './use-course-actions';
import { useCourseVisit } from './use-course-visit';
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

const OwnClass = retryableLazy(async () => (await import(/* webpackChunkName: "own-class" */ './own-class')).OwnClass);

export function CourseView({ course }: { course: CourseDetails }) {
  const host = useHost();
  const { user } = useSession();
  const now = useNow();
  const { batches, chosen: batch, choose } = useBatchChoice(course);
  const contact = useContact(course);
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

  const contactTrainer = () => contact.open('contact');
  const enquire = () => contact.open('enquire');
  const note = batch && waiting.isFull && (
    <WaitingNote batch={batch} entry={waiting.entry} isOpen={waiting.isOpen} onDecline={waiting.leave} />
  );
  const onChat = course.hasChat ? chat : null;
  return (
    <article className={`content ${styles.page}`}>
      <div className={styles.cover}>
        <Cover motif={course.category.motif} seed={course.id} picture={course.thumbnail} sizes="100vw" />
      </div>
      <div className={styles.head}>
        <CourseHeader course={course} />
        <CourseActions course={course} onContact={contactTrainer} onChat={onChat} onShare={share} />
      </div>
      <div className={styles.batches}>
        {user && <OwnClass key={user.id} courseId={course.id} userId={user.id} />}
        {course.learnersOnly ? (
          <p>This course is not offered any more. You see its page because you have a seat.</p>
        ) : (
          <BatchPicker
            batches={batches}
            courseTrainerId={course.trainer.id}
            city={course.city}
            chosen={batch}
            onChoose={choose}
            note={note}
          />
        )}
      </div>
      {!course.learnersOnly && (
        <div className={styles.box}>
          <PriceBox course={course} batch={batch} now={now}>
            <EnrollButton
              course={course}
              batch={batch}
              onEnroll={enroll}
              onEnquire={enquire}
              waiting={waiting}
              size="l"
              block
            />
            <BoxActions onContact={contactTrainer} onChat={onChat} />
          </PriceBox>
        </div>
      )}
      <div className={styles.body}>
        <AboutSection course={course} />
        <ContentsSection course={course} />
        <ExpectationsSection course={course} />
        <CurriculumSection course={course} batch={batch} />
        <TrainerCard course={course} />
        <ReviewsSection course={course} />
      </div>
      <div className={styles.similar}>
        <SimilarCourses courseId={course.id} />
      </div>
      {!course.learnersOnly && (
        <StickyBar course={course} batch={batch} now={now}>
          <EnrollButton course={course} batch={batch} onEnroll={enroll} onEnquire={enquire} waiting={waiting} />
        </StickyBar>
      )}
      {contact.purpose && (
        <ContactDialog
          course={course}
          batches={batches}
          purpose={contact.purpose}
          draft={contact.draft}
          onDraft={contact.keepDraft}
          onChat={onChat}
          onClose={contact.close}
        />
      )}
    </article>
  );
}
