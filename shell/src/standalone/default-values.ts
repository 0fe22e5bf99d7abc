import type { RemoteModule } from '@kaksha/contract/host';
import type { RemoteValues } from '@kaksha/domain/remote-values';

/** The values that a remote declares, for a page without a site server. */
export const defaultsOf = ({ flags = {}, settings = {} }: Pick<RemoteModule, 'flags' | 'settings'>): RemoteValues => ({
  flags: Object.entries(flags).flatMap(([name, flag]) => (flag.default ? [name] : [])),
  settings: Object.fromEntries(Object.entries(settings).map(([key, setting]) => [key, setting.default])),
});
