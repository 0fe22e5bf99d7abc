import type { SlotService } from '@kaksha/contract/host';
import { useHost, useSession } from '@kaksha/contract/host-context';
import { Component, type ComponentProps, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import styles from './slot-outlet.module.css';
import { type ExtensionSource, isFor, type LiveExtension } from './slots';

type OutletProps = ComponentProps<SlotService['Outlet']>;

/** Makes the component that renders the extensions of a slot. Each is contained: after a failure its place stays empty. */
export function createOutlet(source: ExtensionSource): SlotService['Outlet'] {
  // biome-ignore lint/correctness/noComponentHookFactories: created once per host
  return function SlotOutlet({ name, data }: OutletProps) {
    const { user } = useSession();
    const own = source.extensions.filter(({ slot, audience }) => slot === name && isFor(audience, user));
    return own.length > 0 ? (
      <div className={styles.slot} data-slot={name}>
        {own.map((extension) => (
          <Contained key={extension.key} source={source} extension={extension} data={data} />
        ))}
      </div>
    ) : null;
  };
}

interface PlaceProps {
  source: ExtensionSource;
  extension: LiveExtension;
  data: object;
}

function Contained({ source, extension, data }: PlaceProps) {
  // The first render in the browser is that of the server.
  const isRendered = () => source.isRendered(extension, data);
  const { subscribe, isReached } = source.start ?? atOnce;
  const isShown = useSyncExternalStore(subscribe, () => isReached() || isRendered(), isRendered);
  const mark = { source, extension, data };
  return (
    <div className={styles.extension} data-extension={extension.key} style={{ minBlockSize: extension.height }}>
      <Boundary onError={(error) => source.failed(extension, error)}>
        {isShown && (
          <Suspense>
            <Mark {...mark} isDone={false} />
            <Content source={source} extension={extension} data={data} />
            <Mark {...mark} isDone />
          </Suspense>
        )}
      </Boundary>
    </div>
  );
}

function Content({ source, extension, data }: PlaceProps) {
  const host = useHost();
  const Extension = source.component(extension);
  const isLoaded = source.isRendered(extension, data);
  const key = JSON.stringify(data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key serialises the data
  useEffect(() => {
    if (!isLoaded) source.load?.(extension, host, data);
  }, [host, extension, key]);
  return <Extension {...data} />;
}

const atOnce: NonNullable<ExtensionSource['start']> = { isReached: () => true, subscribe: () => () => {} };

/** Tells the server which extension renders; renders nothing. */
function Mark({ source, extension, data, isDone }: PlaceProps & { isDone: boolean }) {
  source.mark?.(extension, data, isDone);
  return null;
}

class Boundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
