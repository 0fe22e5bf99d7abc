import type { Readable } from '@kaksha/contract/host';
import { createStore } from 'zustand/vanilla';

/** Asks the user for a proof before a sensitive call, in one dialog for all calls that wait. */
export interface StepUpService {
  /** Whether the dialog is open. */
  readonly isOpen: Readable<boolean>;
  /** Opens the dialog. Resolves to true after a proof, and to false when the dialog is closed. */
  request(): Promise<boolean>;
  /** Closes the dialog. */
  finish(isProven: boolean): void;
}

export function createStepUp(): StepUpService {
  const open = createStore(() => false);
  let waiting: ((isProven: boolean) => void)[] = [];
  return {
    isOpen: { get: open.getState, subscribe: open.subscribe },
    request() {
      open.setState(true, true);
      return new Promise((resolve) => waiting.push(resolve));
    },
    finish(isProven) {
      const answered = waiting;
      waiting = [];
      open.setState(false, true);
      for (const resolve of answered) resolve(isProven);
    },
  };
}
