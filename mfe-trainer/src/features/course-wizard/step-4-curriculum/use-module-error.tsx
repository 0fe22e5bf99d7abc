import { useHost } from '@kaksha/contract/host-context';
import { type ReactNode, useState } from 'react';
import { usePreload } from '../shared/lazy-dialogs';

const load = () => import(/* webpackChunkName: "module-refusal" */ './module-error-dialog');

/** Shows a notice, and an alert with the server's message; the notice has the message when the alert does not load. */
export function useModuleError(): { showError: (message: string) => Promise<void>; dialog: ReactNode } {
  const { notify } = useHost();
  const [dialog, setDialog] = useState<ReactNode>(null);
  usePreload(load);
  return {
    dialog,
    async showError(message) {
      const notice = notify.error('Failed to add curriculum');
      try {
        const { ModuleErrorDialog } = await load();
        setDialog(<ModuleErrorDialog message={message} onClose={() => setDialog(null)} />);
      } catch {
        notify.update(notice, 'error', 'Failed to add curriculum', { description: message });
      }
    },
  };
}
