import { useResource } from '@kaksha/api-client/use-resource';
import { useHost } from '@kaksha/contract/host-context';
import { brand } from '@kaksha/domain/brand';
import { dayIn, formatDate } from '@kaksha/domain/dates';
import {
  type LegalBlock,
  type LegalDocument,
  type LegalText,
  type LegalVersion,
  legalPath,
  legalSections,
  legalTitles,
} from '@kaksha/domain/legal';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { TextLink } from '@kaksha/ui/link';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePublicStore } from '../../store/store-context';
import styles from './legal-page.module.css';
import { legalVersionIn } from './load-legal-page';
import { StaticPageLayout } from './static-page-layout';

interface LegalPageProps {
  document: LegalDocument;
  /** Version 1. */
  builtIn: ReactNode;
}

/** A document in the version in force, or in the one that the address names. */
export function LegalPage({ document, builtIn }: LegalPageProps) {
  const hasVersions = useHost().legal?.[document] !== undefined;
  return hasVersions ? <VersionedPage document={document} builtIn={builtIn} /> : builtIn;
}

function VersionedPage({ document, builtIn }: LegalPageProps) {
  const { legal } = usePublicStore();
  const of = { document, version: legalVersionIn(useLocation().search) };
  return (
    <AsyncBoundary
      resource={useResource(legal, of)}
      name="The text"
      singular
      error={{ level: 1 }}
      onRetry={() => void legal.load(of)}
    >
      {(shown) => (
        <>
          {shown.text === null ? builtIn : <WrittenPage shown={shown} text={shown.text} />}
          <Versions shown={shown} />
        </>
      )}
    </AsyncBoundary>
  );
}

const dateOf = (at: string) => formatDate(dayIn(brand.timeZone, new Date(at)));

function WrittenPage({
  shown: { document, effectiveFrom, versions, number },
  text,
}: {
  shown: LegalText;
  text: string;
}) {
  const title = legalTitles[document];
  const state = versions.find((version) => version.number === number)?.state;
  const sections = legalSections(text).map(({ id, title: heading, blocks }) => ({
    id,
    title: heading,
    body: blocks.map((block) => <Block key={JSON.stringify(block)} block={block} />),
  }));
  return (
    <StaticPageLayout
      title={title}
      heading={`${title} of ${brand.name}`}
      lead={effectiveFrom ? `Version ${number}, ${leads[state ?? 'in-force']} ${dateOf(effectiveFrom)}.` : ''}
      description={`${title} of ${brand.name}, version ${number}.`}
      path={legalPath(document)}
      sections={sections}
      numbered
    />
  );
}

const leads = { earlier: 'in force from', 'in-force': 'in force since', upcoming: 'in force from' } as const;

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'paragraph') return <p dir="auto">{block.text}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>
          <span dir="auto">{item}</span>
        </li>
      ))}
    </ul>
  );
}

/** The other versions, each at its own address. */
function Versions({ shown: { document, number, versions } }: { shown: LegalText }) {
  return (
    <section aria-labelledby="versions" className={`content ${styles.versions}`}>
      <h2 id="versions" className={styles.heading}>
        Versions
      </h2>
      <ul className="stack gap-2">
        {versions.map((version) => (
          <li key={version.number}>
            {version.number === number ? (
              <span aria-current="page">{nameOf(version)}</span>
            ) : (
              <TextLink to={legalPath(document, version.state === 'in-force' ? undefined : version.number)}>
                {nameOf(version)}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf({ number, effectiveFrom, state }: LegalVersion): string {
  const since = effectiveFrom ? `from ${dateOf(effectiveFrom)}` : 'the first one';
  const note = { earlier: '', 'in-force': ', in force', upcoming: ', announced' }[state];
  return `Version ${number}, ${since}${note}`;
}
