import { countAction } from '@kaksha/api-client/actions';
import { useHost, useSession } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { batchStanding, batchStart, firstBatch } from '@kaksha/domain/batches';
import type { Batch, CourseDetails } from '@kaksha/domain/catalogue';
import { coursePath } from '@kaksha/domain/slugs';
import { Cover } from '@kaksha/ui/cover';
import { lazily } from '@kaksha/ui/lazily';
import { useEffect, useState } from 'react';
import { loadCourseMarks } from '../../store/marks';
import { usePublicStore } from '../../store/store-context';
import { AboutSection } from './about-section';
import { BatchPicker } from './batch-picker';
import { BoxActions } from './box-actions';
import { ContentsSection } from './contents-section';
import { CourseActions } from './course-actions';
import { CourseHeader } from './course-header';
import { courseJsonLd } from './course-json-ld';
import styles from './course-view.module.css';
import { CurriculumSection } from './curriculum-section';
import { EnrollButton } from './enroll-button';
import { ExpectationsSection } from './expectations-section';
import { paragraphsOf } from './points';
import { PriceBox } from './price-box';
import { ReviewsSection } from './reviews-section';
import { SimilarCourses } from './similar-courses';
import { StickyBar } from './sticky-bar';
import { TrainerCard } from './trainer-card';
import { useCourseActions } from './use-course-actions';

const ContactDialog = lazily(
  async () => (await import(/* webpackChunkName: "contact-dialog" */ './contact-dialog')).ContactDialog,
);

export function CourseView({ course }: { course: CourseDetails }) {
  const host = useHost();
  const now = useNow();
  const batches = joinable(course.batches, now);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const batch = batches.find(({ id }) => id === chosenId) ?? firstBatch(batches, now);
  const [contact, setContact] = useState<'contact' | 'enquire' | null>(null);
  const { enroll, chat, share } = useCourseActions(course);
  useCourseVisit(course);
  usePage({
    title: course.name,
    description: paragraphsOf(course.description)[0] ?? course.name,
    canonical: coursePath(course),
    ...(course.thumbnail && { image: course.thumbnail.src }),
    jsonLd: courseJsonLd(course, host.environment.origin, now),
    noindex: course.status === 'draft',
  });

  const contactTrainer = () => setContact('contact');
  const enquire = () => setContact('enquire');
  const onChat = course.chatUrl ? chat : null;
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
        <BatchPicker batches={batches} chosen={batch} onChoose={({ id }) => setChosenId(id)} />
      </div>
      <div className={styles.box}>
        <PriceBox course={course} batch={batch} now={now}>
          <EnrollButton course={course} batch={batch} onEnroll={enroll} onEnquire={enquire} size="l" block />
          <BoxActions onContact={contactTrainer} onChat={onChat} />
        </PriceBox>
      </div>
      <div className={styles.body}>
        <AboutSection course={course} />
        <ContentsSection course={course} />
        <ExpectationsSection course={course} />
        <CurriculumSection course={course} batch={batch} />
        <TrainerCard trainer={course.trainerProfile} />
        <ReviewsSection course={course} />
      </div>
      <div className={styles.similar}>
        <SimilarCourses courseId={course.id} />
      </div>
      <StickyBar course={course} batch={batch} now={now}>
        <EnrollButton course={course} batch={batch} onEnroll={enroll} onEnquire={enquire} />
      </StickyBar>
      {contact && <ContactDialog course={course} purpose={contact} onChat={onChat} onClose={() => setContact(null)} />}
    </article>
  );
}

/** Batches that have not ended, soonest first. */
function joinable(batches: readonly Batch[], now: Date): Batch[] {
  return batches
    .filter((batch) => batch.active && batchStanding(batch, now) !== 'Ended')
    .sort((one, other) => batchStart(one).getTime() - batchStart(other).getTime());
}

/** For people who are signed in: what they marked this course with, and that they looked at it. */
function useCourseVisit({ id, status }: CourseDetails): void {
  const store = usePublicStore();
  const { user } = useSession();
  const userId = user?.id ?? null;
  useEffect(() => {
    if (userId === null) return;
    void loadCourseMarks(store, userId, id);
    if (status !== 'published') return;
    countAction(store.host.http, id, 1).catch((error: unknown) => store.host.telemetry.error(error, 'count view'));
  }, [store, userId, id, status]);
}
