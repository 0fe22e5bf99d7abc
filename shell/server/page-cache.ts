export interface PageCacheOptions<T> {
  /** Whether a page may be given to others, too. */
  keep: (page: T) => boolean;
  /** A page as young as this is given as it is. */
  freshMs?: number;
  /** One as young as this is given at once, and made anew behind it. */
  staleMs?: number;
  /** Pages that are kept at once. */
  most?: number;
  now?: () => number;
}

interface Entry<T> {
  page: T;
  madeAt: number;
}

/**
 * Pages as visitors see them, kept for seconds: what many ask for at once is rendered once. Whoever changes what
 * visitors see calls `clear`, and what was being made meanwhile is not kept.
 */
export class PageCache<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private readonly making = new Map<string, Promise<T>>();
  private readonly options: Required<PageCacheOptions<T>>;
  private generation = 0;

  constructor(options: PageCacheOptions<T>) {
    this.options = { freshMs: 2000, staleMs: 10_000, most: 500, now: Date.now, ...options };
  }

  /** The kept page, or the one that `make` makes; a call for what is being made waits for it. Rejects as `make` does. */
  async get(key: string, make: () => Promise<T>): Promise<T> {
    const { freshMs, staleMs, now } = this.options;
    const entry = this.entries.get(key);
    const age = entry ? now() - entry.madeAt : Number.POSITIVE_INFINITY;
    if (!entry || age >= staleMs) return this.make(key, make);
    // A failure behind a page that is given is told at the next call that waits for it.
    if (age >= freshMs) this.make(key, make).catch(() => {});
    return entry.page;
  }

  /** What visitors see has changed. */
  clear(): void {
    this.generation += 1;
    this.entries.clear();
    this.making.clear();
  }

  private make(key: string, make: () => Promise<T>): Promise<T> {
    const running = this.making.get(key);
    if (running) return running;
    const { generation } = this;
    const work = make()
      .then((page) => {
        if (generation === this.generation && this.options.keep(page)) this.store(key, page);
        return page;
      })
      .finally(() => {
        if (this.making.get(key) === work) this.making.delete(key);
      });
    this.making.set(key, work);
    return work;
  }

  private store(key: string, page: T): void {
    this.entries.delete(key);
    this.entries.set(key, { page, madeAt: this.options.now() });
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.options.most && oldest !== undefined) this.entries.delete(oldest);
  }
}
