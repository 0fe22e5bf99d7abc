import {
  Component,
  type ComponentType,
  type ContextType,
  createContext,
  createElement,
  type ReactNode,
  Suspense,
  useContext,
  useSyncExternalStore,
} from 'react';
import type { HistoryEntry, HostServices, Readable, SessionState } from './host';

const HostContext = createContext<HostServices | null>(null);

export function HostProvider({ host, children }: { host: HostServices; children: ReactNode }) {
  return createElement(HostContext.Provider, { value: host }, children);
}

/** @throws outside of a `HostProvider` */
export function useHost(): HostServices {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost: there is no HostProvider above this component');
  return host;
}

export function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.get);
}

export function useSession(): SessionState {
  return useReadable(useHost().session);
}

/** @public */
export function useNavigationHistory(): readonly HistoryEntry[] {
  return useReadable(useHost().history);
}

/** @public */
export function useNotify() {
  return useHost().notify;
}

/** Around one item of a list. An item that cannot be shown is reported and left out; the others stay. Since 1.4. */
export const ItemBoundary: ComponentType<{ children: ReactNode }> = class extends Component<{ children: ReactNode }> {
  static override contextType = HostContext;
  declare context: ContextType<typeof HostContext>;
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override componentDidCatch(error: unknown) {
    this.context?.telemetry.error(error, 'item');
  }

  override render(): ReactNode {
    const { children } = this.props;
    if (this.state.isBroken) return null;
    // On the server only a Suspense contains an error.
    return this.context?.environment.itemByItem ? createElement(Suspense, null, children) : children;
  }
};
