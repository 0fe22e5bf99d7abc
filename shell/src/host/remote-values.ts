import type { HostServices, Settings } from '@kaksha/contract/host';
import type { RemoteValues } from '@kaksha/domain/remote-values';

/** The flags and settings that the server put into the page, for its own render and for the browser. */
export const valueServices = ({ values }: { values?: RemoteValues }): Pick<HostServices, 'flags' | 'settings'> => {
  // A copy, which has the types that the live releases declare: the server has checked each value.
  const settings: Settings = JSON.parse(JSON.stringify(values?.settings ?? {}));
  return {
    flags: { enabled: (name: string) => !!values?.flags.includes(name) },
    settings: { get: (key) => settings[key] },
  };
};
