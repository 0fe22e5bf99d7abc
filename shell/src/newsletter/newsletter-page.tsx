import {
  getNewsletterSubscription,
  type NewsletterSubscription,
  updateNewsletterSubscription,
} from '@kaksha/api-client/newsletter';
import { useAction } from '@kaksha/api-client/use-action';
import { usePage } from '@kaksha/contract/page';
import { brand } from '@kaksha/domain/brand';
import * as limits from '@kaksha/domain/limits';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { PageHeading } from '@kaksha/ui/page-heading';
import { MailX } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShellHost } from '../host/shell-host';
import { MailLinkBoundary } from '../mail-link/mail-link-boundary';
import { useLoaded } from '../security/use-loaded';
import styles from './newsletter-page.module.css';

/** The page of the links in newsletter mails: confirm the subscription, or end it. No sign-in is needed. */
export function Page() {
  usePage({ title: 'Newsletter', canonical: '/newsletter', noindex: true });
  const [query] = useSearchParams();
  const key = query.get('key') ?? '';
  return (
    <div className={`content ${styles.page}`}>
      <PageHeading title="Newsletter" text={`New posts of the ${brand.name} blog, by mail.`} />
      <Subscription key={key} linkKey={key} />
    </div>
  );
}

function Subscription({ linkKey }: { linkKey: string }) {
  const { http } = useShellHost();
  const { resource, load } = useLoaded(() => getNewsletterSubscription(http, linkKey));
  return (
    <MailLinkBoundary
      resource={resource}
      name="The subscription"
      singular
      onRetry={load}
      waiting={styles.waiting}
      tile={<MailX />}
      text={`A link that confirms a subscription works for ${limits.newsletterConfirmDays} days. Enter your address at the foot of the page for a new one.`}
      action={
        <ButtonLink variant="accent" to="/blog">
          Read the blog
        </ButtonLink>
      }
    >
      {(loaded) => <State linkKey={linkKey} loaded={loaded} />}
    </MailLinkBoundary>
  );
}

const texts = {
  pending: {
    title: 'One click is left',
    text: 'Confirm that you want the newsletter at the address that got this mail.',
  },
  subscribed: {
    title: 'You are subscribed',
    text: 'We send new posts to the address that got this mail. Each post has a link that ends it.',
  },
  ended: {
    title: 'You are not subscribed',
    text: 'We send no more posts to the address that got this mail. To subscribe again, enter your address at the foot of the page.',
  },
} as const;

function State({ linkKey, loaded }: { linkKey: string; loaded: NewsletterSubscription }) {
  const { http } = useShellHost();
  const [{ action, state }, setSubscription] = useState(loaded);
  const { busy, run } = useAction();
  const { title, text } = texts[state];
  const isConfirm = action === 'confirm';
  const isDone = isConfirm ? state === 'subscribed' : state === 'ended';

  const change = () =>
    run(async () => setSubscription(await updateNewsletterSubscription(http, linkKey, isConfirm)), {
      failed: 'Your choice is not saved',
      duration: limits.notice.generalMs,
    });

  return (
    <section className="stack gap-5 card" aria-labelledby="newsletter-state">
      <div role="status">
        <h2 id="newsletter-state">{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className="cluster gap-3">
        {!isDone && (
          <Button variant={isConfirm ? 'accent' : 'outline'} busy={busy} onClick={() => void change()}>
            {isConfirm ? 'Confirm the subscription' : 'Unsubscribe'}
          </Button>
        )}
        {state !== 'pending' && (
          <ButtonLink variant="outline" to="/blog">
            Read the blog
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
