import { withoutId } from '@kaksha/api-client/by-id';
import { type CheckIn, type CheckInList, getCheckInList, recordCheckIns } from '@kaksha/api-client/check-in';
import { isApiError, messageOf } from '@kaksha/api-client/errors';
import type { HostServices } from '@kaksha/contract/host';
import { currentTime } from '@kaksha/contract/now';
import * as limits from '@kaksha/domain/limits';
import { isRecord } from '@kaksha/domain/typed';
import { createStore, type StoreApi } from 'zustand';
import { arrivalsOf, refusalText, type Verdict, verdictOn, withOutcomes } from './arrivals';
import { randomUuid } from './random-uuid';

export interface CheckInState {
  /** From the API, or the copy on the device; null before either. */
  list: CheckInList | null;
  /** In the order of the device. */
  unsent: readonly CheckIn[];
  /** False after a call that got no answer. */
  isReachable: boolean;
  isSending: boolean;
  /** Check-ins that the API did not record, one sentence each. */
  refused: readonly string[];
  /** Why the API gives no list; its status decides the page. */
  error: { status: number; message: string } | null;
}

export interface CheckInStore {
  readonly state: StoreApi<CheckInState>;
  /** Loads the list, or shows the copy on the device. Sends what waits. Never rejects. */
  load(): Promise<void>;
  checkIn(sessionDay: string, given: { userId: number } | { ticket: string }): Verdict;
  /** Takes a check-in back, also one that was not sent yet. */
  undo(checkIn: CheckIn): void;
  dismissRefused(): void;
  /** Follows the network. Returns a function that stops it. */
  start(): () => void;
}

const firstRetryMs = 5000;
const longestRetryMs = 60_000;

/** The check-in of one batch on this device. It keeps its data on the device and sends when the API can be reached. */
export function createCheckInStore({ http, offline }: HostServices, batchId: number): CheckInStore {
  const name = `check-in.${batchId}`;
  const copy = offline.copies.read(name);
  const state = createStore<CheckInState>(() => ({
    list: isList(copy) ? copy : null,
    unsent: readUnsent(),
    isReachable: true,
    isSending: false,
    refused: [],
    error: null,
  }));
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** Answers to sent check-ins. */
  let answers = 0;

  function readUnsent(): CheckIn[] {
    const stored = offline.unsent.read(name);
    return Array.isArray(stored) ? stored.filter(isCheckIn) : [];
  }

  /** Reads before it writes, because another tab of this device may have added some. */
  function changeUnsent(change: (unsent: CheckIn[]) => CheckIn[]) {
    const unsent = change(readUnsent());
    offline.unsent.write(name, unsent.length > 0 ? unsent : null);
    state.setState({ unsent });
  }

  function keepList(list: CheckInList) {
    offline.copies.write(name, list);
    state.setState({ list });
  }

  function failed(error: unknown) {
    const status = isApiError(error) ? error.status : 0;
    const isOutage = status === 0 || status >= 500 || status === 429;
    if (isOutage) {
      clearTimeout(retry);
      retry = setTimeout(() => void store.load(), Math.min(firstRetryMs * 2 ** failures++, longestRetryMs));
      state.setState({ isReachable: false });
      if (state.getState().list) return;
    } else if (status !== 401) {
      offline.copies.write(name, null);
      state.setState({ list: null });
    }
    state.setState({ error: { status, message: messageOf(error, 'Please try again.') } });
  }

  async function send(): Promise<void> {
    if (state.getState().isSending) return;
    state.setState({ isSending: true });
    try {
      for (let sent = readUnsent(); sent.length > 0; sent = readUnsent()) {
        const part = sent.slice(0, limits.checkIn.perCall);
        const outcomes = await recordCheckIns(http, batchId, part);
        answers += 1;
        const { list, refused } = state.getState();
        if (list) keepList(withOutcomes(list, part, outcomes));
        const told = outcomes.flatMap((outcome) => refusalText(outcome) ?? []);
        state.setState({ refused: [...refused, ...told], isReachable: true });
        changeUnsent((unsent) => unsent.filter((each) => !part.some((done) => isSame(done, each))));
      }
    } finally {
      state.setState({ isSending: false });
    }
  }

  /** A list that was read before a check-in was recorded does not contain it, so it is read again. */
  async function currentList(): Promise<CheckInList> {
    const before = answers;
    const list = await getCheckInList(http, batchId);
    return answers === before ? list : currentList();
  }

  const sendSoon = () => void send().catch(failed);

  const store: CheckInStore = {
    state,
    async load() {
      try {
        await send();
        keepList(await currentList());
        failures = 0;
        state.setState({ isReachable: true, error: null });
      } catch (error) {
        failed(error);
      }
    },
    checkIn(sessionDay, given) {
      const { list, unsent } = state.getState();
      if (!list) return { kind: 'no-ticket' };
      const verdict = verdictOn(list, arrivalsOf(list, unsent, sessionDay), batchId, given);
      if (verdict.kind === 'checked-in' || verdict.kind === 'unknown') {
        const checkIn = { id: randomUuid(), sessionDay, at: currentTime().toISOString(), ...given };
        changeUnsent((all) => [...all, checkIn]);
        sendSoon();
      }
      return verdict;
    },
    undo(checkIn) {
      // The API ends a check-in also when it has not received it.
      changeUnsent((all) => [...withoutId(all, checkIn.id), { ...checkIn, undo: true }]);
      sendSoon();
    },
    dismissRefused: () => state.setState({ refused: [] }),
    start() {
      const reload = () => void store.load();
      const onVisible = () => document.visibilityState === 'visible' && reload();
      window.addEventListener('online', reload);
      document.addEventListener('visibilitychange', onVisible);
      return () => {
        clearTimeout(retry);
        window.removeEventListener('online', reload);
        document.removeEventListener('visibilitychange', onVisible);
      };
    },
  };
  return store;
}

const isSame = (one: CheckIn, other: CheckIn) => one.id === other.id && one.undo === other.undo;

const isCheckIn = (value: unknown): value is CheckIn =>
  isRecord(value) && typeof value.id === 'string' && typeof value.sessionDay === 'string';

const isList = (value: unknown): value is CheckInList =>
  isRecord(value) && [value.sessions, value.seats, value.present].every(Array.isArray);
