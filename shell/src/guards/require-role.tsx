import { useSession } from '@kaksha/contract/host-context';
import { rolesOf } from '@kaksha/domain/current-user';
import * as limits from '@kaksha/domain/limits';
import { Spinner } from '@kaksha/ui/spinner';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useShellHost } from '../host/shell-host';
import { noCredentials, sessionEnded } from '../session/session-store';
import { addressOf, isCreateCourse, loginAddress, securityAddress } from '../sign-in/safe-next';

interface RequireRoleProps {
  role: 'learner' | 'trainer' | 'admin';
  children: ReactNode;
}

/** Renders its children for users with the role. Only a convenience for the user: the API decides every permission. */
export function RequireRole({ role, children }: RequireRoleProps) {
  const { session } = useShellHost();
  const { status, user } = useSession();
  const location = useLocation();
  const wasSignedIn = useRef(false);
  const [declined, setDeclined] = useState(false);
  useEffect(() => {
    if (!user) return;
    wasSignedIn.current = true;
    setDeclined(false);
  }, [user]);

  const { error } = session.store.getState();
  // The session ended on the server. The page stays mounted, so that typed text is not lost.
  const ended = !user && status === 'visitor' && wasSignedIn.current && error !== null && error !== noCredentials;

  if (role === 'admin' && user?.lacksSecondFactor)
    return <Navigate to={securityAddress(addressOf(location))} replace />;
  if (rolesOf(user).includes(role) || (ended && !declined)) {
    return (
      <>
        {ended && <SignInAgain onDeclined={() => setDeclined(true)} />}
        {children}
      </>
    );
  }
  if (status === 'unknown') return <Spinner page text="Loading..." />;
  if (role === 'admin') return <Navigate to="/" replace />;
  if (user) return <BecomeTrainer wantsCourse={isCreateCourse(location.pathname)} />;

  // After signing out deliberately, another sign-in prompt would be wrong.
  if (wasSignedIn.current && error === null) return <Navigate to="/" replace />;
  return <Navigate to={loginAddress(addressOf(location))} replace />;
}

/** Opens the sign-in dialog over the page. */
function SignInAgain({ onDeclined }: { onDeclined: () => void }) {
  const { session } = useShellHost();
  const decline = useEffectEvent(onDeclined);
  useEffect(() => {
    let wanted = true;
    void session.require(sessionEnded).then((user) => !user && wanted && decline());
    return () => {
      wanted = false;
    };
  }, [session]);
  return null;
}

/** For signed-in users who are not trainers. */
function BecomeTrainer({ wantsCourse }: { wantsCourse: boolean }) {
  const { notify } = useShellHost();
  useEffect(() => {
    const why = 'The trainer area is for trainers. Register here, it is free.';
    const options = { id: 'become-a-trainer', duration: limits.notice.generalMs };
    if (wantsCourse) notify.error('Please log in to create a course', { ...options, description: why });
    else notify.info(why, options);
  }, [notify, wantsCourse]);
  return <Navigate to="/live-trainer-register" replace />;
}
