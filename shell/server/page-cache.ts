import { LRUCache } from 'lru-cache';

export interface PageCacheOptions<T> {
  /** Whether a page may be sent to other visitors too. */
  isCacheable: (page: T) => boolean;
  /** Whether a render failed, for example because the database is unreachable. The last good page is sent instead. */
  isFailed?: (page: T) => boolean;
  /** Younger pages are sent as they are. Milliseconds. */
  freshMs?: number;
  /** Younger pages are sent at once and rendered again in the background. Milliseconds. */
  staleMs?: number;
  /** Younger pages are sent when a render fails. Milliseconds. */
  staleIfErrorMs?: number;
  maxEntries?: number;
  now?: () => number;
}

interface Entry<T> {
  page: T;
  renderedAt: number;
  /** When a later render failed. The next one waits for `freshMs`. */
  failedAt?: number;
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
    this.options = {
      freshMs: 2000,
      staleMs: 10_000,
      staleIfErrorMs: 600_000,
      maxEntries: 500,
      now: Date.now,
      isFailed: () => false,
      ...options,
    };
    this.entries = new LRUCache({ max: this.options.maxEntries });
  }

  /** The cached page, or a new render of it. Rejects as `render` does. */
  async get(key: string, render: () => Promise<T>): Promise<T> {
    const entry = this.entries.get(key);
    if (!entry || !this.has(key)) return this.renderOr(entry, () => this.render(key, render));
    const isFresh = this.options.now() - (entry.failedAt ?? entry.renderedAt) < this.options.freshMs;
    // A failed background render is reported by the next request that waits for one.
    if (!isFresh) this.renderOr(entry, () => this.render(key, render)).catch(() => {});
    return entry.page;
  }

  /** A new page; when its render fails, the page of the entry, unless that is too old. */
  private async renderOr(entry: Entry<T> | undefined, render: () => Promise<T>): Promise<T> {
    const { isFailed, now, staleIfErrorMs } = this.options;
    const isUsable = entry && now() - entry.renderedAt < staleIfErrorMs;
    if (!isUsable) return render();
    const failed = () => {
      entry.failedAt = now();
      return entry.page;
    };
    return render().then((page) => (isFailed(page) ? failed() : page), failed);
  }

  /** Whether `get` answers without waiting for a render. */
  has(key: string): boolean {
    const entry = this.entries.peek(key);
    if (!entry) return false;
    const { freshMs, now, staleIfErrorMs, staleMs } = this.options;
    const age = now() - entry.renderedAt;
    const hasJustFailed = entry.failedAt !== undefined && now() - entry.failedAt < freshMs;
    return age < staleMs || (hasJustFailed && age < staleIfErrorMs);
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
        const { isCacheable, isFailed } = this.options;
        if (generation === this.generation && isCacheable(page) && !isFailed(page)) {
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
