import { useHost } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { Breadcrumbs } from '@kaksha/ui/breadcrumbs';
import { ButtonLink } from '@kaksha/ui/button';
import type { ReactNode } from 'react';
import { breadcrumbJsonLd } from '../../breadcrumb-json-ld';
import styles from './words-layout.module.css';

export interface WordsSection {
  /** Its anchor, e.g. `eligibility`. */
  id: string;
  title: string;
  body: ReactNode;
}

export interface WordsLayoutProps {
  /** Also the last of the breadcrumbs. */
  title: string;
  /** The page's heading, when it says more than its name. */
  heading?: string;
  lead: string;
  /** For search engines. */
  description: string;
  path: string;
  sections: readonly WordsSection[];
  /** Puts each section's number before its title. */
  numbered?: boolean;
  /** When the words were last changed, in words. */
  updated?: string;
  /** What a reader who came to the end may want to do. */
  next?: { title: string; text: string; label: string; to: string };
  /** In place of the sections one below the other: draws them in a way of the page's own. */
  children?: ReactNode;
}

/** A page of words: breadcrumbs, a contents list with anchors, text in one measure. It prints without its furniture. */
export function WordsLayout(props: WordsLayoutProps) {
  const { title, heading = title, lead, description, path, sections, numbered, updated, next, children } = props;
  const { origin } = useHost().environment;
  usePage({ title, description, canonical: path, jsonLd: [breadcrumbJsonLd(origin, [{ name: title, to: path }])] });
  return (
    <div className={`content ${styles.page}`}>
      <header className={styles.hero}>
        <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: title }]} className={styles.crumbs} />
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {updated && <p className={styles.updated}>{`Last changed on ${updated}`}</p>}
      </header>
      <nav aria-label="Contents" className={styles.contents}>
        <p className={styles.label}>On this page</p>
        <ol className={styles.anchors}>
          {sections.map((section, index) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>
                {numbered && <span className={styles.number}>{index + 1}</span>}
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {children ?? (
        <div className={styles.body}>
          {sections.map((section, index) => (
            <section key={section.id} aria-labelledby={section.id} className={styles.section}>
              <h2 id={section.id} className={styles.title}>
                {numbered && <span className={styles.ordinal}>{`${index + 1} `}</span>}
                {section.title}
              </h2>
              {section.body}
            </section>
          ))}
          {next && (
            <aside aria-labelledby="next" className={styles.next}>
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
