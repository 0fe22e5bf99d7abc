import { refuseMails } from '@kaksha/api-client/notifications';
import { useAction } from '@kaksha/api-client/use-action';
import { usePage } from '@kaksha/contract/page';
import { brand } from '@kaksha/domain/brand';
import * as limits from '@kaksha/domain/limits';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { PageHeading } from '@kaksha/ui/page-heading';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShellHost } from '../host/shell-host';
import styles from '../notifications/notifications.module.css';

/** Where the link of a mail that a stranger caused ends all such mails. No sign-in is needed. */
export function Page() {
  usePage({ title: 'No more mails', canonical: '/no-mails', noindex: true });
  const { http } = useShellHost();
  const [query] = useSearchParams();
  const [isRefused, setRefused] = useState(false);
  const { busy, run } = useAction();

  const refuse = () =>
    run(
      async () => {
        await refuseMails(http, query.get('key') ?? '');
        setRefused(true);
      },
      { failed: 'Your choice is not saved', duration: limits.notice.generalMs },
    );

  return (
    <div className={`content ${styles.page}`}>
      <PageHeading title="No more mails" text={`Mails from ${brand.name} that other people cause.`} />
      <section className="stack gap-4 card" aria-labelledby="no-mails">
        <div role="status">
          <h2 id="no-mails" className={styles.question}>
            {isRefused ? 'You get no more of these mails' : 'Do you want no more of these mails?'}
          </h2>
          <p>
            {isRefused
              ? 'To get them again, sign in and subscribe to the newsletter.'
              : 'Invitations and requests for the newsletter then send nothing to your mailbox. Sign-in codes that you ask for still come.'}
          </p>
        </div>
        <div className="cluster gap-3">
          {isRefused ? (
            <ButtonLink variant="outline" to="/">
              Go to the home page
            </ButtonLink>
          ) : (
            <Button variant="accent" busy={busy} onClick={() => void refuse()}>
              Send me no more mails
            </Button>
          )}
        </div>
      </section>
    </div>
  );
}
