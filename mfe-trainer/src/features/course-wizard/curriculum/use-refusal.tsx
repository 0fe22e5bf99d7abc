import { useHost } from '@kaksha/contract/host-context';
import { type ReactNode, useState } from 'react';
import { useWarm } from '../parts/use-warm';

const load = () => import(/* webpackChunkName: "module-refusal" */ './refusal-dialog');

/** Says in an alert why a module was not added; as a notice when the alert's own code did not arrive. */
export function useRefusal(): { refuse: (message: string) => Promise<void>; dialog: ReactNode } {
  const { notify } = useHost();
  const [dialog, setDialog] = useState<ReactNode>(null);
  useWarm(load);
  return {
    dialog,
    async refuse(message) {
      try {
        const { RefusalDialog } = await load();
        setDialog(<RefusalDialog message={message} onClose={() => setDialog(null)} />);
      } catch {
        notify.error('Failed to add curriculum', { description: message });
      }
    },
  };
}
