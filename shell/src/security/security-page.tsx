import { listSecondFactors } from '@kaksha/api-client/second-factor';
import { useSession } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import type { SecondFactors } from '@kaksha/domain/second-factor';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Banner } from '@kaksha/ui/banner';
import { ButtonLink } from '@kaksha/ui/button';
import { TextLink } from '@kaksha/ui/link';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Skeleton } from '@kaksha/ui/skeleton';
import { Spinner } from '@kaksha/ui/spinner';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useShellHost } from '../host/shell-host';
import { addressOf, loginAddress, safeNext } from '../sign-in/safe-next';
import { SecondFactorSections } from './second-factor-sections';
import styles from './security.module.css';
import { useLoaded } from './use-loaded';

/** The second factors of the signed-in user, for learners, trainers and administrators. */
export function Page() {
  usePage({ title: 'Sign-in and security', canonical: '/security', noindex: true });
  const { status, user } = useSession();
  const [query] = useSearchParams();
  const next = query.get('next');
  const location = useLocation();
  if (status === 'unknown') return <Spinner page text="Loading..." />;
  if (!user) return <Navigate to={loginAddress(addressOf(location))} replace />;
  return (
    <div className={`content ${styles.page}`}>
      <PageHeading
        title="Sign-in and security"
        text="A second step after the code from your e-mail. It keeps your account safe even when your e-mail is read by others."
      />
      {user.lacksSecondFactor && (
        <Banner role="status" tone="saffron">
          Administrators need a second step. Add a passkey or an authenticator app to go on.
        </Banner>
      )}
      {next && !user.lacksSecondFactor && (
        <p>
          <ButtonLink to={safeNext(next)} variant="accent">
            Continue
          </ButtonLink>
        </p>
      )}
      <Factors key={user.id} />
      <section className={`stack gap-4 card ${styles.card}`} aria-labelledby="devices">
        <h2 id="devices">Signed-in devices</h2>
        <p>
          See where you are signed in, and sign out a device that you do not recognise.{' '}
          <TextLink to="/user-dashboard/profile?tab=account">Show the devices</TextLink>
        </p>
      </section>
    </div>
  );
}

const isMissing = ({ required, passkeys, totpAddedAt }: SecondFactors) =>
  required && passkeys.length === 0 && totpAddedAt === null;

function Factors() {
  const { http, session } = useShellHost();
  const { user } = useSession();
  const { resource, load } = useLoaded(() => listSecondFactors(http));
  const reload = () => {
    load();
    // Administrators get their rights with the first factor.
    void session.refresh();
  };
  return (
    <AsyncBoundary
      resource={resource}
      name="Second steps"
      loading={<Skeleton shape="block" className={styles.waiting} />}
      onRetry={load}
    >
      {(factors) => (
        <>
          {isMissing(factors) && !user?.lacksSecondFactor && (
            <Banner role="status" tone="saffron">
              Owners of an account with payouts need a second step. Add a passkey or an authenticator app.
            </Banner>
          )}
          <SecondFactorSections factors={factors} onChange={reload} />
        </>
      )}
    </AsyncBoundary>
  );
}
