interface Waiting {
  userId: number;
  start: () => void;
}

interface QueueOptions {
  /** Works that wait at most. */
  waiting: number;
  /** Waiting works of one account at most. */
  perAccount: number;
  /** The error for a work that finds no place. */
  refuse: () => Error;
}

/** Runs one work after the other, and those of different users by turns. */
export function createFairQueue({ waiting: max, perAccount, refuse }: QueueOptions) {
  const waiting: Waiting[] = [];
  /** Users by their last turn, the latest at the end. */
  let served: number[] = [];
  let running = false;

  const turn = (userId: number) =>
    new Promise<void>((start) => {
      const own = waiting.filter((each) => each.userId === userId);
      if (waiting.length >= max || own.length >= perAccount) throw refuse();
      waiting.push({ userId, start });
    });

  const startNext = () => {
    const turns = waiting.map(({ userId }) => served.indexOf(userId));
    const [next] = waiting.splice(turns.indexOf(Math.min(...turns)), 1);
    // It stays true until then, so that no later work runs before.
    running = next !== undefined;
    served = next ? [...served.filter((userId) => userId !== next.userId), next.userId] : [];
    next?.start();
  };

  return async function run<T>(userId: number, work: () => Promise<T>): Promise<T> {
    if (running) await turn(userId);
    else served.push(userId);
    running = true;
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}
