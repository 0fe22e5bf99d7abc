/**
 * The result of a promise, or a rejection after so many milliseconds. What was begun goes on. For calls that pass a
 * `Request` on: Node 20 forgets the signal of a `Request` when it collects garbage.
 */
export async function withinMs<T>(limitMs: number, result: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}
