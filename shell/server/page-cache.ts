import { LRUCache } from 'lru-cache';

export interface PageCacheOptions<T> {
  /** Whether a page may be sent to other visitors too. */
  isCacheable: (page: T) => boolean;
  /** Younger pages are sent as they are. Milliseconds. */
  freshMs?: number;
  /** Younger pages are sent at once and rendered again in the background. Milliseconds. */
  staleMs?: number;
  maxEntries?: number;
  now?: () => number;
}

interface Entry<T> {
  page: T;
  renderedAt: number;
}

/**
 * Pages of anonymous visitors, cached for seconds; concurrent requests for one page share one render. `clear` also
 * drops renders in flight, because they may hold data from before the change.
 */
export class PageCache<T> {
  private readonly entries: LRUCache<string, Entry<T>>;
  private readonly rendering = new Map<string, Promise<T>>();
  private readonly options: Required<PageCacheOptions<T>>;
  private generation = 0;

  constructor(options: PageCacheOptions<T>) {
    this.options = { freshMs: 2000, staleMs: 10_000, maxEntries: 500, now: Date.now, ...options };
    this.entries = new LRUCache({ max: this.options.maxEntries });
  }

  /** The cached page, or a new render of it. Rejects as `render` does. */
  async get(key: string, render: () => Promise<T>): Promise<T> {
    const { freshMs, staleMs, now } = this.options;
    const entry = this.entries.get(key);
    const age = entry ? now() - entry.renderedAt : Number.POSITIVE_INFINITY;
    if (!entry || age >= staleMs) return this.render(key, render);
    // A failed background render is reported by the next request that waits for one.
    if (age >= freshMs) this.render(key, render).catch(() => {});
    return entry.page;
  }

  /** Whether `get` answers without waiting for a render. */
  has(key: string): boolean {
    const entry = this.entries.peek(key);
    return entry !== undefined && this.options.now() - entry.renderedAt < this.options.staleMs;
  }

  /** Call it when content for visitors has changed. */
  clear(): void {
    this.generation += 1;
    this.entries.clear();
    this.rendering.clear();
  }

  private render(key: string, render: () => Promise<T>): Promise<T> {
    const running = this.rendering.get(key);
    if (running) return running;
    const { generation } = this;
    const work = render()
      .then((page) => {
        if (generation === this.generation && this.options.isCacheable(page)) {
          this.entries.set(key, { page, renderedAt: this.options.now() });
        }
        return page;
      })
      .finally(() => {
        if (this.rendering.get(key) === work) this.rendering.delete(key);
      });
    this.rendering.set(key, work);
    return work;
  }
}
