import { deviceStorage } from '@kaksha/contract/browser-storage';
import { useSession } from '@kaksha/contract/host-context';
import type { PageSettings, ShownBanner } from '@kaksha/domain/page-settings';
import { IconButton } from '@kaksha/ui/icon-button';
import { TextLink } from '@kaksha/ui/link';
import clsx from 'clsx';
import { Megaphone, Wrench, X } from 'lucide-react';
import { useState } from 'react';
import { useShellHost } from '../host/shell-host';
import styles from './site-notices.module.css';

/** The script in the head of the page reads it too, so that a dismissed banner is never painted. */
const DISMISSED_KEY = 'kaksha.banner';

/** What administrators say above all pages: that the site is in maintenance, and a banner. */
export function SiteNotices() {
  const { site } = useShellHost().environment;
  return site ? <Notices site={site} /> : null;
}

function Notices({ site: { maintenance, banner } }: { site: PageSettings }) {
  return (
    <>
      {maintenance && (
        <section aria-label="Maintenance" className={clsx('screen-only', styles.notice, styles.maintenance)}>
          <div className={clsx('content', styles.line)}>
            <Wrench aria-hidden="true" />
            <p dir="auto" className={styles.text}>
              {maintenance}
            </p>
          </div>
        </section>
      )}
      {banner && <Banner banner={banner} />}
    </>
  );
}

function Banner({ banner }: { banner: ShownBanner }) {
  const isMeant = useIsMeant(banner);
  const [isDismissed, setDismissed] = useState(false);
  if (!isMeant || isDismissed) return null;
  const dismiss = () => {
    deviceStorage.write(DISMISSED_KEY, String(banner.id));
    setDismissed(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  // The server does not know the role of a user. What it leaves out must not push the page down later.
  const isLate = banner.audience === 'learners' || banner.audience === 'trainers';
  return (
    <section
      ref={isLate ? makeRoom : undefined}
      aria-label="Announcement"
      className={clsx('screen-only', styles.notice, styles.banner, isLate && styles.late)}
    >
      <div className={clsx('content', styles.line)}>
        <Megaphone aria-hidden="true" />
        <p className={styles.text}>
          <span dir="auto">{banner.text}</span>
          {banner.link && (
            <>
              {' '}
              <TextLink tone="prose" to={banner.link.address}>
                {banner.link.label}
              </TextLink>
            </>
          )}
        </p>
        <IconButton size="s" label="Dismiss" icon={<X aria-hidden="true" />} onClick={dismiss} />
      </div>
    </section>
  );
}

/** Tells the sheets, as `--notice-height`, how much of the window the notice covers. Bars at the bottom stand above it. */
function makeRoom(notice: HTMLElement) {
  const { style } = document.documentElement;
  // In a low window the notice stands above the page.
  const measure = () => style.setProperty('--notice-height', `${notice.offsetTop > 0 ? notice.offsetHeight : 0}px`);
  measure();
  addEventListener('resize', measure);
  return () => {
    removeEventListener('resize', measure);
    style.removeProperty('--notice-height');
  };
}

/** Whether the banner is for whom the page is shown to. */
function useIsMeant({ audience }: ShownBanner): boolean {
  const { hasSession } = useShellHost();
  const { user } = useSession();
  if (audience === 'everyone') return true;
  if (audience === 'visitors') return !hasSession && !user;
  return user !== null && (user.trainerId !== null) === (audience === 'trainers');
}
