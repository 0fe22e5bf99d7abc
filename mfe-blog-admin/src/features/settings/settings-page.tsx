import { useResource } from '@kaksha/api-client/use-resource';
import { usePage } from '@kaksha/contract/page';
import type { StoredSettings } from '@kaksha/domain/site-settings';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Spinner } from '@kaksha/ui/spinner';
import { Tabs } from '@kaksha/ui/tabs';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBlogStore } from '../../store/store-context';
import { BannerSection } from './banner-section';
import { BrandSection } from './brand-section';
import { ContactSection } from './contact-section';
import { FeeSection } from './fee-section';
import { LegalSection } from './legal-section';
import { MaintenanceSection } from './maintenance-section';
import { type Section, sectionIn, sectionPath, sections } from './sections';
import styles from './settings-page.module.css';

/** Settings of the site that change without a release. */
export function Page() {
  usePage({ title: 'Settings', noindex: true });
  const { siteSettings } = useBlogStore();
  const navigate = useNavigate();
  const section = sectionIn(useLocation().search);
  return (
    <div className={`stack gap-6 ${styles.page}`}>
      <PageHeading title="Settings" text="Saved changes reach every page within five seconds. Every version stays." />
      <Tabs
        label="Sections"
        tabs={sections}
        value={section}
        onValueChange={(next) => void navigate(sectionPath(next), { preventScrollReset: true })}
      >
        <AsyncBoundary
          resource={useResource(siteSettings)}
          name="The settings"
          onRetry={() => void siteSettings.load()}
          loading={<Spinner page />}
        >
          {(stored) => (
            <div className={styles.shown}>
              <Shown section={section} stored={stored} />
            </div>
          )}
        </AsyncBoundary>
      </Tabs>
    </div>
  );
}

function Shown({ section, stored }: { section: Section; stored: StoredSettings }) {
  if (section === 'contact') return <ContactSection stored={stored.contact} />;
  if (section === 'legal') return <LegalSection />;
  if (section === 'banner') return <BannerSection stored={stored.banner} />;
  if (section === 'maintenance') return <MaintenanceSection stored={stored.maintenance} />;
  if (section === 'fees') return <FeeSection stored={stored.fees} />;
  return <BrandSection stored={stored.brand} />;
}
