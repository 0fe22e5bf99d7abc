import type { HostServices, RemoteModule, SlotService } from '@kaksha/contract/host';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { BootData } from '../boot/boot-data';

type OutletProps = ComponentProps<SlotService['Outlet']>;

/** Slots for which a live remote has an extension. */
export const namesOfSlots = ({ remotes }: Pick<BootData['registry'], 'remotes'>) =>
  new Set(Object.values(remotes).flatMap(({ extensions = [] }) => extensions.map(({ slot }) => slot)));

/** An outlet that renders nothing in slots without extensions. Server and browser render the same boundary around the others. */
export function outletOf(names: ReadonlySet<string>, Filled: ComponentType<OutletProps>): SlotService['Outlet'] {
  // biome-ignore lint/correctness/noComponentHookFactories: created once per host
  return function Outlet(props: OutletProps) {
    return names.has(props.name) ? (
      <Suspense>
        <Filled {...props} />
      </Suspense>
    ) : null;
  };
}

/** Slots of a browser tab, whose code loads with the first slot that has an extension. */
export function createLazySlots(
  boot: BootData,
  load: (remote: string) => Promise<RemoteModule>,
  report: HostServices['telemetry']['error'],
): SlotService {
  const Filled = lazy(() =>
    import(/* webpackChunkName: "slots" */ './browser-slots').then(
      ({ createBrowserSlots }) => ({ default: createBrowserSlots(boot, load, report).Outlet }),
      (error) => {
        report(error, 'shell:slots');
        return { default: () => null };
      },
    ),
  );
  return { Outlet: outletOf(namesOfSlots(boot.registry), Filled) };
}
