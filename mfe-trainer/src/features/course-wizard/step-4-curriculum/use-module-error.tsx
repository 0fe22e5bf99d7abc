import { useHost } from '@kaksha/contract/host-context';
import { type ReactNode, useState } from 'react';
import { usePreload } from '../shared/lazy-dialogs';

const load = () => import(/* webpackChunkName: "module-refusal" */ './module-error-dialog');

/** Opens an alert with the server's message; shows a notice instead when the dialog's code does not load. */
export function useModuleError(): { showError: (message: string) => Promise<void>; dialog: ReactNode } {
  const { notify } = useHost();
  const [dialog, setDialog] = useState<ReactNode>(null);
  usePreload(load);
  return {
    dialog,
    async showError(message) {
      try {
        const { ModuleErrorDialog } = await load();
        setDialog(<ModuleErrorDialog message={message} onClose={() => setDialog(null)} />);
      } catch {
        notify.error('Failed to add curriculum', { description: message });
      }
    },
  };
}
