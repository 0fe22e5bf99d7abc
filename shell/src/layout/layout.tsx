import { BelowFold } from '@kaksha/ui/below-fold';
import { type ReactNode, useEffect } from 'react';
import { type Location, ScrollRestoration } from 'react-router';
import { Outlet } from 'react-router-dom';
import { ConsentPrompt } from '../consent/consent-prompt';
import { useShellHost } from '../host/shell-host';
import { NoticeRegions } from '../notices/notice-region';
import { SignInPrompt } from '../sign-in/sign-in-prompt';
import { StepUpPrompt } from '../step-up/step-up-prompt';
import { LeaveGuard } from '../unsaved/leave-guard';
import { Footer } from './footer';
import { Header } from './header';
import styles from './layout.module.css';
import { NavigationProgress } from './navigation-progress';
import { SiteNotices } from './site-notices';
import { useDisplayFont } from './use-display-font';
import { useRouteAnnouncer } from './use-route-announcer';

/** The frame around every page. `children` replace the page until its route is known. */
export function Layout({ children }: { children?: ReactNode }) {
  const host = useShellHost();
  const { beforePage, announcement } = useRouteAnnouncer();
  useDisplayFont();
  useEffect(() => host.mounted(), [host]);
  return (
    <div className={styles.frame}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <NavigationProgress />
      <SiteNotices />
      <Header />
      {beforePage}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      <BelowFold className={styles.foot}>
        <Footer />
      </BelowFold>
      <div className="visually-hidden" aria-live="polite">
        {announcement}
      </div>
      <NoticeRegions notices={host.notify} />
      <SignInPrompt />
      <StepUpPrompt />
      <ConsentPrompt />
      <LeaveGuard />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}

/**
 * Every first page of a document has the same location key, so the key alone would restore the scroll position of
 * another page.
 */
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);
