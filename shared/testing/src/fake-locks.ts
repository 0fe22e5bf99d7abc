/** Gives the browser locks, as all tabs of one browser share them. jsdom has none. */
export function fakeLocks(): void {
  const held = new Set<string>();
  const locks = {
    async request(name: string, work: () => Promise<unknown>) {
      held.add(name);
      await work();
      held.delete(name);
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
}
