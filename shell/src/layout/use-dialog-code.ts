import * as limits from '@kaksha/domain/limits';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useShellHost } from '../host/shell-host';

/**
 * The code of a dialog, loaded when it is first wanted. `missing` while a wanted dialog loads; after a failure a notice
 * says so and `onFailure` is called, so that the next press tries again.
 */
export function useDialogCode<P>(
  source: string,
  wanted: boolean,
  load: () => Promise<ComponentType<P>>,
  onFailure: () => void,
) {
  const { notify, telemetry } = useShellHost();
  const [Dialog, setDialog] = useState<ComponentType<P> | null>(null);
  const missing = wanted && Dialog === null;
  const start = useEffectEvent(load);
  const fail = useEffectEvent((error: unknown) => {
    telemetry.error(error, `shell:${source}`);
    onFailure();
    notify.error('No response from server. Please check your connection.', { duration: limits.notice.generalMs });
  });

  useEffect(() => {
    if (!missing) return;
    let isWanted = true;
    const begin = () => {
      const wasOnline = navigator.onLine;
      start()
        .then((loaded) => isWanted && setDialog(() => loaded))
        .catch((error) => {
          if (!isWanted) return;
          // An outage that is over needs no notice.
          if (!wasOnline && navigator.onLine) begin();
          else fail(error);
        });
    };
    begin();
    return () => {
      isWanted = false;
    };
  }, [missing]);
  return { Dialog, missing };
}
