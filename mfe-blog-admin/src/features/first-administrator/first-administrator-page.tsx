import { useAction } from '@kaksha/api-client/use-action';
import { becomeFirstAdministrator } from '@kaksha/api-client/users';
import { useSession } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { AppLayout } from '@kaksha/ui/app-layout';
import { Banner } from '@kaksha/ui/banner';
import { Button } from '@kaksha/ui/button';
import { PageHeading } from '@kaksha/ui/page-heading';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBlogStore } from '../../store/store-context';
import styles from './first-administrator.module.css';

/** The link that the first start of the site printed. Its key is in the fragment of the address. */
export function Page() {
  usePage({ title: 'First administrator', noindex: true });
  const { http, session } = useBlogStore().host;
  const { user } = useSession();
  const navigate = useNavigate();
  const key = useLocation().hash.slice(1);
  const { busy, run } = useAction();

  const become = () =>
    run(
      async () => {
        await becomeFirstAdministrator(http, key);
        await session.refresh();
        void navigate('/security?next=%2Fadmin%2Fusers');
      },
      { failed: 'You are not an administrator yet' },
    );

  return (
    <AppLayout>
      <div className={`stack gap-5 card ${styles.page}`}>
        <PageHeading
          title="Become the first administrator"
          text="This site has no administrator yet. With this link you hold all rights: content, people, finance, operations, and the rights of others."
        />
        {key === '' ? (
          <Banner tone="saffron">
            The address is not complete. Copy the whole link that the start of the site printed.
          </Banner>
        ) : user ? (
          <>
            <p>
              You are signed in as <strong>{user.email}</strong>. After this, you add a second step to your sign-in; the
              pages of administrators open then.
            </p>
            <Button variant="ink" busy={busy} onClick={() => void become()}>
              Become the administrator
            </Button>
          </>
        ) : (
          <>
            <p>Sign in first, or make your account.</p>
            <Button variant="ink" onClick={() => void session.require()}>
              Sign in
            </Button>
          </>
        )}
      </div>
    </AppLayout>
  );
}
