import { useSession } from '@kaksha/contract/host-context';
import { rolesOf } from '@kaksha/domain/people';
import { Spinner } from '@kaksha/ui/spinner';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useShellHost } from '../host/shell-host';
import { loginAddress } from '../sign-in/safe-next';

interface RequireRoleProps {
  role: 'learner' | 'trainer' | 'admin';
  children: ReactNode;
}

const createCourse = '/patron/basicdetails/courses/create';

/**
 * Shows its children to those who have the role. This is a courtesy, which spares people an empty page: every
 * permission is decided by the API.
 */
export function RequireRole({ role, children }: RequireRoleProps) {
  const { session } = useShellHost();
  const { status, user } = useSession();
  const location = useLocation();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (user) wasSignedIn.current = true;
  }, [user]);

  if (rolesOf(user).includes(role)) return children;
  if (status === 'unknown') return <Spinner page text="Loading..." />;
  if (role === 'admin') return <Navigate to="/" replace />;
  if (user) return <BecomeTrainer />;

  // Signed out on purpose: to be asked to sign in again would be odd.
  if (wasSignedIn.current && session.store.get().error === null) return <Navigate to="/" replace />;
  const notice = location.pathname.toLowerCase().startsWith(createCourse) ? 'course' : undefined;
  return <Navigate to={loginAddress(location.pathname + location.search + location.hash, notice)} replace />;
}

/** For somebody who is signed in and no trainer yet. */
function BecomeTrainer() {
  const { notify } = useShellHost();
  useEffect(() => {
    notify.info('The trainer area is for trainers. Register here, it is free.', { id: 'become-a-trainer' });
  }, [notify]);
  return <Navigate to="/live-trainer-register" replace />;
}
