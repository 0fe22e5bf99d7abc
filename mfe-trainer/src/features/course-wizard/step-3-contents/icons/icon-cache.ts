import { generateImage } from '@kaksha/api-client/ai';
import { isApiError } from '@kaksha/api-client/errors';
import * as limits from '@kaksha/domain/limits';
import type { AxiosInstance } from 'axios';

export type IconKind = 'skill' | 'tool';

/** Icons are requested in groups of this size, with a pause between two groups. */
const groupSize = 3;
const pauseMs = 1000;

const keyOf = (kind: IconKind, name: string) => `${kind} ${name.trim().toLowerCase()}`;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Generated icons by kind and name. Each icon is requested once per page load. */
export class IconCache {
  /** Object URLs of the icons; null for an icon that could not be generated. */
  private readonly icons = new Map<string, string | null>();
  private queue: { key: string; kind: IconKind; name: string }[] = [];
  private running = false;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly http: AxiosInstance,
    private readonly pause: (ms: number) => Promise<void> = wait,
  ) {}

  get = (kind: IconKind, name: string): string | null => this.icons.get(keyOf(kind, name)) ?? null;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Queues the icons that are not in the cache.
   * @returns removes those from the queue whose request has not started
   */
  request(kind: IconKind, names: readonly string[]): () => void {
    const added = names
      .map((name) => ({ key: keyOf(kind, name), kind, name }))
      .filter(({ key }) => !this.icons.has(key) && this.queue.every((other) => other.key !== key));
    this.queue.push(...added);
    void this.processQueue();
    return () => {
      this.queue = this.queue.filter((one) => !added.includes(one));
    };
  }

  private async processQueue(): Promise<void> {
    if (this.running) return;
    this.running = true;
    while (this.queue.length > 0) {
      await Promise.all(this.queue.splice(0, groupSize).map((one) => this.generate(one)));
      for (const listener of this.listeners) listener();
      if (this.queue.length > 0) await this.pause(pauseMs);
    }
    this.running = false;
  }

  private async generate({ key, kind, name }: (typeof this.queue)[number]): Promise<void> {
    // The API refuses longer names.
    if (name.length > limits.ai.nameMax) {
      this.icons.set(key, null);
      return;
    }
    try {
      const { picture } = await generateImage(this.http, { name, kind });
      this.icons.set(key, URL.createObjectURL(picture));
    } catch (error) {
      // The daily quota is used up or the session ended; the API would refuse the other icons as well.
      if (isApiError(error) && (error.status === 429 || error.status === 401)) this.queue = [];
      else this.icons.set(key, null);
    }
  }
}

const caches = new WeakMap<AxiosInstance, IconCache>();

/** The page's cache; it belongs to the HTTP client. */
export function iconCacheOf(http: AxiosInstance): IconCache {
  const cache = caches.get(http) ?? new IconCache(http);
  caches.set(http, cache);
  return cache;
}
