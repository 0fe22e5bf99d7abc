import { useSession } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { Banner } from '@kaksha/ui/banner';
import { useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { safeNext } from './safe-next';
import { showTarget } from './show-target';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form';

/** Reason for the redirect, by the `notice` parameter. */
const notices = new Map([['course', 'Please log in to create a course.']]);

/** The sign-in page. A signed-in user is redirected to where they wanted to go. */
export function Page() {
  usePage({ title: 'Sign in', canonical: '/login', noindex: true });
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const { user } = useSession();
  const notice = notices.get(query.get('notice') ?? '');

  // The server does not see the target of an address. Its redirect leaves it on the address of this page.
  const asked = safeNext(query.get('next'));
  const next = asked.includes('#') ? asked : asked + hash;
  const isSignedIn = user !== null;
  useEffect(() => {
    if (isSignedIn) showTarget(/#.*/.exec(next)?.[0] ?? '');
  }, [isSignedIn, next]);

  if (user) return <Navigate to={next} replace />;
  return (
    <div className={`content ${styles.page}`}>
      <div className={`stack gap-4 ${styles.panel}`}>
        <h1 className={styles.title}>Sign in</h1>
        {notice && <Banner role="status">{notice}</Banner>}
        <SignInForm />
      </div>
    </div>
  );
}
