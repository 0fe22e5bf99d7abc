import { createContext, createElement, type ReactNode, useContext, useSyncExternalStore } from 'react';
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
