import { useResource } from '@kaksha/api-client/use-resource';
import { useSettled } from '@kaksha/api-client/use-settled';
import { useSession } from '@kaksha/contract/host-context';
import { useClock } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { Slot } from '@kaksha/contract/slots';
import { brand } from '@kaksha/domain/brand';
import type { WaitingEntry } from '@kaksha/domain/payments';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { GraduationCap } from 'lucide-react';
import { profilePath } from '../../profile-tabs';
import { describeComingClasses, greeting, plannedClasses, weekOf } from '../../seat/planned-classes';
import { isHeld } from '../../store/learner-data';
import { loadHome } from '../../store/page-data';
import { useLearnerStore } from '../../store/store-context';
import { ComingUp, NextClasses } from './classes-section';
import { commonFailure } from './common-failure';
import { ForYou, type SectionErrors } from './for-you';
import styles from './home-page.module.css';
import { MovedBatches } from './moved-batches';
import { NameCard } from './name-card';
import { QuestionsSection } from './questions-section';
import { SeatOffers } from './seat-offers';
import { StaffInvitations } from './staff-invitations';
import { WaitingSection } from './waiting-section';

/** The first page of the dashboard: the next class, offered seats, then the week, requests and suggestions. */
export function Page() {
  usePage({ title: 'Dashboard', noindex: true });
  const store = useLearnerStore();
  const now = useClock();
  const zone = useViewerZone() ?? brand.timeZone;
  const firstName = useSession().user?.name.trim().split(/\s+/)[0];
  const purchases = useResource(store.purchases);
  const requests = useResource(store.requests);
  const waiting = useResource(store.waitingList);
  const above = [purchases, waiting, useResource(store.batchChanges), useResource(store.invitations)];
  const isTopKnown = useSettled(above);
  const isMiddleKnown = useSettled([...above, requests]);
  const recentlyViewed = useResource(store.recentlyViewed);
  const suggested = useResource(store.suggested);
  const common = commonFailure([purchases, waiting, requests, recentlyViewed, suggested]);
  const sectionErrors = common ? hiddenErrors : {};
  const seats = purchases.data;
  const has = new Set(seats?.filter(isHeld).map(({ course }) => course.id));
  const ahead = seats?.length
    ? describeComingClasses(weekOf(seats, now, zone), plannedClasses(seats, now)[0], now, zone)
    : seats && 'Welcome. Everything that you learn here starts on a date.';
  return (
    <>
      <PageHeading
        title={<span dir="auto">{`${greeting(now, zone)}${firstName ? `, ${firstName}` : ''}`}</span>}
        text={ahead}
      />
      {common && (
        <AsyncBoundary
          resource={{ status: 'failed', data: null, error: common.error }}
          name="Your dashboard"
          singular
          onRetry={() => void loadHome(store)}
          error={common.isOffline ? offline : undefined}
        >
          {() => null}
        </AsyncBoundary>
      )}
      <AsyncBoundary
        {...sectionErrors}
        resource={purchases}
        name="Your classes"
        onRetry={() => void store.purchases.load()}
        loading={<Skeleton shape="block" className={styles.nextWaiting} />}
      >
        {(own) => (own.length === 0 ? <Welcome /> : <NextClasses seats={own} now={now} />)}
      </AsyncBoundary>
      {isTopKnown ? (
        <>
          <AsyncBoundary
            {...sectionErrors}
            resource={waiting}
            name="Your waiting lists"
            onRetry={() => void store.waitingList.load()}
          >
            {(entries) => <SeatOffers entries={entries.filter(isOffer)} now={now} />}
          </AsyncBoundary>
          <MovedBatches />
          <NameCard />
          <StaffInvitations />
          {seats && <ComingUp seats={seats} now={now} />}
          <WaitingSection entries={waiting.data?.filter((entry) => !isOffer(entry)) ?? []} />
          <AsyncBoundary
            {...sectionErrors}
            resource={requests}
            name="Your requests"
            onRetry={() => void store.requests.load()}
          >
            {(own) => <QuestionsSection requests={own} />}
          </AsyncBoundary>
        </>
      ) : (
        !seats && purchases.status !== 'failed' && <Skeleton shape="block" className={styles.weekWaiting} />
      )}
      {isMiddleKnown && <ForYou taken={has} now={now} errors={sectionErrors} />}
      {isMiddleKnown && <Slot name="dashboard.home" data={{}} />}
    </>
  );
}

/** One notice says why nothing loads, instead of one in each section. */
const hiddenErrors: SectionErrors = { failure: () => null, staleError: 'hidden' };

const offline = { title: 'You are offline', text: 'Your dashboard loads again when you are back online.' };

const isOffer = ({ offerEndsAt }: WaitingEntry) => offerEndsAt !== null;

/** For learners who never had a seat. */
function Welcome() {
  return (
    <EmptyState
      title="Your first class is waiting"
      text="Find a live course that meets when you can. What you save, ask and enrol in appears here, the next class first."
      tile={<GraduationCap />}
    >
      <ButtonLink variant="accent" to="/live-courses">
        Browse courses
      </ButtonLink>
      <ButtonLink to={profilePath('interests')}>Choose your interests</ButtonLink>
    </EmptyState>
  );
}
