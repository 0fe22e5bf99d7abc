import { brand } from '@kaksha/domain/brand';
import { frameFailure } from '@kaksha/domain/frame-failure';
import { Logo } from '@kaksha/ui/logo';
import { RefreshButton } from '@kaksha/ui/refresh-button';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useErrorReport } from '../telemetry/use-error-report';
import styles from './error-fallback.module.css';

/** Replaces the whole page when the frame fails to render. Depends on as little as possible. */
export function ErrorFallback() {
  const error = useRouteError();
  const reference = useErrorReport(error, 'render');

  useEffect(() => {
    document.title = `${frameFailure.heading} | ${brand.name}`;
  }, []);

  return (
    <main className={styles.screen}>
      <div role="alert" className={`stack gap-4 ${styles.details}`}>
        <Logo />
        <h1>{frameFailure.heading}</h1>
        <p>{frameFailure.text}</p>
        {reference && (
          <p className="note" translate="no">
            {reference}
          </p>
        )}
        <RefreshButton variant="accent" size="l" />
      </div>
    </main>
  );
}
