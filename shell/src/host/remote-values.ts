import type { HostServices, Settings } from '@kaksha/contract/host';

/** The flags and settings that the server put into the page, for its own render and for the browser. */
export const valueServices = ({
  values,
}: {
  values?: { flags: readonly string[]; settings: Settings };
}): Pick<HostServices, 'flags' | 'settings'> => {
  const settings: Settings = values?.settings ?? {};
  return {
    flags: { enabled: (name: string) => !!values?.flags.includes(name) },
    settings: { get: (key) => settings[key] },
  };
};
