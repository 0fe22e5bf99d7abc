import { frameFailure } from '@kaksha/domain/frame-failure';
import { RefreshCw } from 'lucide-react';
import { Button, type ButtonProps } from './button';

/** Loads the whole page again. */
export function RefreshButton(look: Pick<ButtonProps, 'variant' | 'size'>) {
  return (
    <Button {...look} icon={<RefreshCw aria-hidden="true" />} onClick={() => window.location.reload()}>
      {frameFailure.button}
    </Button>
  );
}
