import { useHost } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { Slot } from '@kaksha/contract/slots';
import { brand } from '@kaksha/domain/brand';
import { BelowFold } from '@kaksha/ui/below-fold';
import { SharedMarkup } from '../../shared-markup';
import { CategoryGrid } from './category-grid';
import { Hero } from './hero';
import { homeJsonLd } from './home-json-ld';
import styles from './home-page.module.css';
import { ProofSection } from './proof';
import { RecentlyViewedRow } from './recently-viewed-row';
import { StartRail } from './start-rail';
import { TeachPanel } from './teach-panel';
import { WeekendRow } from './weekend-row';

export function Page() {
  const { origin } = useHost().environment;
  usePage({
    title: null,
    description: `${brand.tagline} Pick a date, turn up, and finish with the rest of the class.`,
    canonical: '/',
    jsonLd: homeJsonLd(origin),
  });
  return (
    <div className={`content ${styles.page}`}>
      <SharedMarkup name="home">
        {() => (
          <>
            <Hero />
            <StartRail />
            <RecentlyViewedRow />
            <BelowFold className={styles.fields}>
              <CategoryGrid />
            </BelowFold>
            <BelowFold className={styles.weekends}>
              <WeekendRow />
            </BelowFold>
            <BelowFold className={styles.proof}>
              <ProofSection />
            </BelowFold>
            <BelowFold className={styles.teach}>
              <TeachPanel />
            </BelowFold>
          </>
        )}
      </SharedMarkup>
      <Slot name="home.section" data={{}} />
    </div>
  );
}
