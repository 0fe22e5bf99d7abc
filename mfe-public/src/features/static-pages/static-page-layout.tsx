import { useHost } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { Breadcrumbs } from '@kaksha/ui/breadcrumbs';
import { ButtonLink } from '@kaksha/ui/button';
import type { ReactNode } from 'react';
import { breadcrumbJsonLd } from '../../breadcrumb-json-ld';
import styles from './static-page-layout.module.css';

export interface StaticPageSection {
  /** Its anchor, e.g. `eligibility`. */
  id: string;
  title: string;
  body: ReactNode;
}

export interface StaticPageLayoutProps {
  /** Also the last breadcrumb. */
  title: string;
  /** The heading, when it differs from the title. */
  heading?: string;
  lead: string;
  /** Meta description. */
  description: string;
  path: string;
  sections: readonly StaticPageSection[];
  /** Numbers the section titles. */
  numbered?: boolean;
  /** Date of the last change, as text. */
  updated?: string;
  /** Links below the text. */
  next?: { title: string; text: string; label: string; to: string };
  /** Replaces the default rendering of the sections. */
  children?: ReactNode;
}

/** A page of text: breadcrumbs, contents with anchors, and sections. Navigation is hidden in print. */
export function StaticPageLayout(props: StaticPageLayoutProps) {
  const { title, heading = title, lead, description, path, sections, numbered, updated, next, children } = props;
  const { origin } = useHost().environment;
  usePage({ title, description, canonical: path, jsonLd: [breadcrumbJsonLd(origin, [{ name: title, to: path }])] });
  return (
    <div className={`content ${styles.page}`}>
      <header className={styles.hero}>
        <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: title }]} className={styles.crumbs} />
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {updated && <p className={`meta ${styles.updated}`}>{`Last changed on ${updated}`}</p>}
      </header>
      <nav aria-label="Contents" className={styles.contents}>
        <p className={`meta ${styles.label}`}>On this page</p>
        <ol className={styles.anchors}>
          {sections.map((section, index) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>
                {numbered && <span className={styles.number}>{index + 1}</span>}
                <span>{section.title}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {children ?? (
        <div className={styles.body}>
          {sections.map((section, index) => (
            <section key={section.id} aria-labelledby={section.id} className={styles.section}>
              <h2 id={section.id}>
                {numbered && <span className={styles.ordinal}>{`${index + 1} `}</span>}
                <span>{section.title}</span>
              </h2>
              {section.body}
            </section>
          ))}
          {next && (
            <aside aria-labelledby="next" className={`screen-only ${styles.next}`}>
              <div className={styles.nextWords}>
                <h2 id="next" className={styles.nextTitle}>
                  {next.title}
                </h2>
                <p>{next.text}</p>
              </div>
              <ButtonLink variant="accent" size="l" to={next.to}>
                {next.label}
              </ButtonLink>
            </aside>
          )}
        </div>
      )}
    </div>
  );
}
