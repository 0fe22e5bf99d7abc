import { useReadable } from '@kaksha/contract/host-context';
import { type ComponentType, useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useShellHost } from '../host/shell-host';
import type { LeaveDialogProps } from './leave-dialog';

const loadDialog = () => import(/* webpackChunkName: "updates" */ './leave-dialog');

/**
 * Asks before leaving a page with unsaved changes; a change of only the search part is allowed. Loads the dialog as
 * soon as there are unsaved changes, so that it also works offline.
 */
export function LeaveGuard() {
  const { unsaved } = useShellHost();
  const held = useReadable(unsaved);
  const [Dialog, setDialog] = useState<ComponentType<LeaveDialogProps> | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.get().length > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  const isHeld = held.length > 0;

  useEffect(() => {
    if (!isHeld || Dialog) return;
    loadDialog().then(
      ({ LeaveDialog }) => setDialog(() => LeaveDialog),
      () => {},
    );
  }, [isHeld, Dialog]);

  useEffect(() => {
    if (blocker.state !== 'blocked' || Dialog) return;
    let wanted = true;
    loadDialog().then(
      ({ LeaveDialog }) => wanted && setDialog(() => LeaveDialog),
      // Falls back to the browser's own confirmation.
      () => {
        if (!wanted) return;
        if (window.confirm(`${held.join(' ')} Leave this page?`)) blocker.proceed();
        else blocker.reset();
      },
    );
    return () => {
      wanted = false;
    };
  }, [blocker, Dialog, held]);

  if (!Dialog) return null;
  return (
    <Dialog
      sentences={blocker.state === 'blocked' ? held : null}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
