/** Storage of the browser that never throws. Browsers block storage, or refuse a value because it is full. */
export interface SafeStorage {
  /** Null without a value, and where storage is blocked. */
  read(key: string): string | null;
  /** Null removes the value. Returns false when the browser refuses. */
  write(key: string, value: string | null): boolean;
  keys(): string[];
}

/** @param open  may throw: where storage is blocked, even reading the property of the window does */
export function safeStorage(open: () => Storage): SafeStorage {
  function attempt<T>(work: (storage: Storage) => T, refused: T): T {
    try {
      return work(open());
    } catch {
      return refused;
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) =>
      attempt((storage) => {
        if (value === null) storage.removeItem(key);
        else storage.setItem(key, value);
        return true;
      }, false),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}

/** Values stay on the device. Since 1.4. */
export const deviceStorage = safeStorage(() => window.localStorage);

/** Values stay until the tab closes. Since 1.4. */
export const tabStorage = safeStorage(() => window.sessionStorage);
