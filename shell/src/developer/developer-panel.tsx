import { AsyncBoundary, type AsyncResource } from '@kaksha/ui/async-boundary';
import { PageDialog } from '@kaksha/ui/page-dialog';
import { type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { useShellHost } from '../host/shell-host';
import { RemoteLoaderContext } from '../remotes/remote-loader';
import styles from './developer-panel.module.css';
import { type DeveloperFacts, factsPath } from './facts';
import { partsOf, slotsOf, stateOf, timingsOf } from './page-facts';

export interface DeveloperPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What the page behind it is made of: releases, shared libraries, slots, flags, settings and timings. */
export function DeveloperPanel({ open, onOpenChange }: DeveloperPanelProps) {
  return open ? <Panel onClose={() => onOpenChange(false)} /> : null;
}

function Panel({ onClose }: { onClose: () => void }) {
  const { resource, load } = useFacts();
  return (
    <PageDialog
      title="What is loaded"
      description="This page, as this tab has it. Figures are milliseconds after the start of the page."
      onClose={onClose}
    >
      <div className={`content stack gap-6 ${styles.panel}`}>
        <AsyncBoundary resource={resource} name="The facts of this page" onRetry={load} announce>
          {(facts) => <Facts facts={facts} />}
        </AsyncBoundary>
      </div>
    </PageDialog>
  );
}

function useFacts() {
  const [resource, setResource] = useState<AsyncResource<DeveloperFacts>>(loading);
  const load = useCallback(() => {
    setResource(loading);
    readFacts().then(
      (data) => setResource({ status: 'succeeded', data, error: null }),
      (error: Error) =>
        setResource({ status: 'failed', data: null, error: { message: error.message, status: Number(error.cause) } }),
    );
  }, []);
  useEffect(load, [load]);
  return { resource, load };
}

const loading = { status: 'loading', data: null, error: null } as const;

async function readFacts(): Promise<DeveloperFacts> {
  const answer = await fetch(factsPath);
  if (!answer.ok) throw new Error('Please try again.', { cause: answer.status });
  return answer.json();
}

function Facts({ facts }: { facts: DeveloperFacts }) {
  const { environment } = useShellHost();
  const loader = use(RemoteLoaderContext);
  // What was on the page when the panel opened.
  const [slots] = useState(() => slotsOf(document));
  const off = environment.site?.extensionsOff ?? [];
  const needers = (library: string) => facts.parts.flatMap(({ name, needs }) => (needs[library] ? [name] : []));
  return (
    <>
      <FactTable
        title="Parts"
        heads={['Part', 'Version', 'How', 'In this tab']}
        rows={partsOf(facts, loader).map(({ name, version, how, loaded }) => [name, code(version), how, loaded])}
      />
      <FactTable
        title="Shared libraries, provided by the shell"
        heads={['Library', 'Version', 'Needed by']}
        rows={Object.entries(facts.provides).map(([name, version]) => [name, code(version), needers(name).join(', ')])}
      />
      <FactTable
        title="Slots of this page"
        heads={['Slot', 'Extension', 'State']}
        rows={[
          ...slots.map((each) => [code(each.slot), each.extension, stateOf(each)]),
          ...off.map((extension) => ['', extension, 'Switched off by the operator']),
        ]}
        empty="No slot of this page has an extension for this user."
      />
      <FactTable
        title="Flags"
        heads={['Flag', 'Version', 'Value of this visitor']}
        rows={facts.flags.map(({ key, version, isOn }) => [key, code(version), isOn ? 'On' : 'Off'])}
        empty="No live release declares a flag."
      />
      <FactTable
        title="Settings"
        heads={['Setting', 'Version', 'Value']}
        rows={facts.settings.map(({ key, version, value }) => [key, code(version), code(String(value))])}
        empty="No live release declares a setting."
      />
      <FactTable
        title="Timings"
        heads={['Moment', 'After']}
        rows={timingsOf().map(({ name, value }) => [name, value])}
      />
    </>
  );
}

const code = (text: string) => <code>{text}</code>;

interface FactTableProps {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  empty?: string;
}

function FactTable({ title, heads, rows, empty }: FactTableProps) {
  return (
    <section className="stack gap-2">
      <h2 className={styles.title}>{title}</h2>
      {rows.length === 0 ? (
        <p className="note">{empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        <section className={styles.scroll} aria-label={title} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.filter((cell) => typeof cell === 'string').join(' ')}>
                  {row.map((cell, index) => (
                    <td key={heads[index]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
