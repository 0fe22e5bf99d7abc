import type { HostServices } from '@kaksha/contract/host';
import type { RemoteValues } from '@kaksha/domain/remote-values';

/** The flags and settings that the server put into the page, for its own render and for the browser. */
export const valueServices = ({ values }: { values?: RemoteValues }): Pick<HostServices, 'flags' | 'settings'> => ({
  flags: { enabled: (name: string) => !!values?.flags.includes(name) },
  settings: { get: (key: string) => values?.settings[key] as never },
});
