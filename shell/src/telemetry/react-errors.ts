import type { RootOptions } from 'react-dom/client';
import { keepComponents } from './error-source';
import type { ShellTelemetry } from './telemetry';

/** Options of React's roots: errors keep the components around them, and recovered ones are reported. */
export const reactErrors = (telemetry: Pick<ShellTelemetry, 'error'>) =>
  ({
    onCaughtError(error, { componentStack }) {
      keepComponents(error, componentStack);
      console.error(error);
    },
    onRecoverableError(error, { componentStack }) {
      // React wraps an error of a component.
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      keepComponents(cause, componentStack);
      telemetry.error(cause, 'hydrate');
    },
  }) satisfies RootOptions;
