import type { SafeStorage } from '@kaksha/contract/browser-storage';
import type { DeviceStore } from '@kaksha/contract/host';
import { isRecord } from '@kaksha/domain/typed';

/** Keys of copies, of unsent work, and of the user whose page is stored. */
const prefixes = { copies: 'kaksha.offline.copy.', unsent: 'kaksha.offline.unsent.' } as const;
const userKey = 'kaksha.offline.user';
const commonPrefix = 'kaksha.offline.';

export interface DeviceData {
  copies: DeviceStore;
  unsent: DeviceStore;
  /** The user whose page is stored on the device. */
  user: { read(): unknown; write(user: object): void };
  /** Whether the device holds data of another user. */
  isOfOthers(id: number): boolean;
  /** Removes the copies and the user; with `unsent` also work that was not sent. Returns whether there was a user. */
  clear(options: { unsent: boolean }): boolean;
}

/** @param userId  whose data are read and written; null for a visitor */
export function createDeviceData(storage: SafeStorage, userId: () => string | null): DeviceData {
  const read = (key: string): unknown => {
    try {
      return JSON.parse(storage.read(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const write = (key: string, value: unknown) => storage.write(key, value === null ? null : JSON.stringify(value));
  const storeOf = (prefix: string): DeviceStore => {
    const keyOf = (name: string) => {
      const id = userId();
      return id && `${prefix}${id}.${name}`;
    };
    return {
      read(name) {
        const key = keyOf(name);
        return key ? read(key) : null;
      },
      write(name, value) {
        const key = keyOf(name);
        return key ? write(key, value) : false;
      },
    };
  };
  return {
    copies: storeOf(prefixes.copies),
    unsent: storeOf(prefixes.unsent),
    user: { read: () => read(userKey), write: (user) => void write(userKey, user) },
    isOfOthers(id) {
      const own = Object.values(prefixes).map((prefix) => `${prefix}${id}.`);
      const kept = read(userKey);
      const isOther = (key: string) =>
        key === userKey
          ? isRecord(kept) && kept.id !== id
          : key.startsWith(commonPrefix) && !own.some((start) => key.startsWith(start));
      return storage.keys().some(isOther);
    },
    clear({ unsent }) {
      const had = storage.read(userKey) !== null;
      const gone = [userKey, prefixes.copies, ...(unsent ? [prefixes.unsent] : [])];
      for (const key of storage.keys()) if (gone.some((start) => key.startsWith(start))) storage.write(key, null);
      return had;
    },
  };
}
