const usualSizes = [20_000, 40_000, 80_000];
/** Allows for garbage collection and compilation. */
const slackMs = 100;

/**
 * Throws when the CPU time grows faster than linearly: each doubling of the input may triple the time. A quadratic
 * algorithm quadruples it, and takes seconds for the largest input.
 */
export function expectLinear(
  run: (input: string) => unknown,
  inputOf: (size: number) => string,
  sizes = usualSizes,
): void {
  let previous = Number.POSITIVE_INFINITY;
  for (const size of sizes) {
    const time = fastestOf(3, () => run(inputOf(size)));
    if (time > 3 * previous + slackMs) {
      throw new Error(`not linear: ${time} ms for ${size} characters, ${previous} ms for half of them`);
    }
    previous = time;
  }
}

function fastestOf(times: number, run: () => unknown): number {
  let fastest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < times; i += 1) {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    fastest = Math.min(fastest, (user + system) / 1000);
  }
  return fastest;
}
