import { createStore, type StoreApi } from 'zustand';

/** `proof`: a recent proof of the user. `second-factor`: a second factor, which the account does not have yet. */
export type AskedFor = 'proof' | 'second-factor';

/** Asks the user for what a sensitive call needs, in one dialog for all calls that wait. */
export interface StepUpService {
  /** What the open dialog asks for; null while it is closed. */
  readonly asked: StoreApi<AskedFor | null>;
  /** Opens the dialog. Resolves to true when the user has done it, and to false when the dialog is closed. */
  request(what: AskedFor): Promise<boolean>;
  /** Closes the dialog. */
  finish(isDone: boolean): void;
}

export function createStepUp(): StepUpService {
  const asked = createStore((): AskedFor | null => null);
  let waiting: ((isDone: boolean) => void)[] = [];
  return {
    asked,
    request(what) {
      asked.setState(what, true);
      return new Promise((resolve) => waiting.push(resolve));
    },
    finish(isDone) {
      const answered = waiting;
      waiting = [];
      asked.setState(null, true);
      for (const resolve of answered) resolve(isDone);
    },
  };
}
