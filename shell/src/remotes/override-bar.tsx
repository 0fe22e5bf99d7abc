import { useReadable } from '@kaksha/contract/host-context';
import { Button } from '@kaksha/ui/button';
import { createRoot } from 'react-dom/client';
import styles from './override-bar.module.css';
import { factsAddress } from './override-names';
import type { Overrides } from './overrides';

/** Shows that this tab runs overrides, with a button that removes them. */
export function OverrideBar({ overrides }: { overrides: Overrides }) {
  return (
    <section className={`cluster gap-2 gap-x-4 middle center screen-only ${styles.bar}`} aria-label="Overrides">
      <p>
        {useReadable(overrides).map(({ remote, origin, failed }) => (
          <span key={remote}>
            {failed
              ? `${remote} at ${origin} did not load: the site shows what is live. `
              : `This tab runs ${remote} from ${origin}. `}
          </span>
        ))}
      </p>
      <Button size="s" onClick={overrides.takeOff}>
        Take it off
      </Button>
    </section>
  );
}

/** Renders the bar outside of the app, so that it survives errors of the page. */
export function showOverrideBar(overrides: Overrides): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<OverrideBar overrides={overrides} />);
}

/** Reloads the page after each build on the developer's machine. Runs only in tabs with overrides. */
export function followBuilds(overrides: Overrides, everyMs = 1000): void {
  const seen = new Map<string, string>();
  setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    for (const { origin, remote } of overrides.get()) {
      fetch(factsAddress(origin), { cache: 'no-store' })
        .then((answer) => answer.text())
        .then((build) => {
          if (seen.has(remote) && seen.get(remote) !== build) window.location.reload();
          seen.set(remote, build);
        })
        // The developer's machine is unreachable; the page stays.
        .catch(() => {});
    }
  }, everyMs);
}
