import { brand } from '@kaksha/domain/brand';
import { Button } from '@kaksha/ui/button';
import { Logo } from '@kaksha/ui/logo';
import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useShellHost } from '../host/shell-host';
import styles from './error-fallback.module.css';

/** Replaces the whole page when the frame fails to render. Depends on as little as possible. */
export function ErrorFallback() {
  const error = useRouteError();
  const { telemetry } = useShellHost();

  useEffect(() => {
    telemetry.error(error, 'render');
    document.title = `Something went wrong | ${brand.name}`;
  }, [error, telemetry]);

  return (
    <main className={styles.screen}>
      <div role="alert" className={styles.details}>
        <Logo />
        <h1>Something went wrong</h1>
        <p>We're sorry for the inconvenience. Please refresh the page.</p>
        <Button
          variant="accent"
          size="l"
          icon={<RefreshCw aria-hidden="true" />}
          onClick={() => window.location.reload()}
        >
          Refresh Page
        </Button>
      </div>
    </main>
  );
}
