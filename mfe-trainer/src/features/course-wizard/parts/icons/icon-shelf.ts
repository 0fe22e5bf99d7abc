import { generateIcon } from '@kaksha/api-client/ai';
import { isApiError } from '@kaksha/api-client/errors';
import type { AxiosInstance } from 'axios';

export type IconKind = 'skill' | 'tool';

/** So many icons are asked for at once, with this pause before the next ones. */
const atOnce = 3;
const pauseMs = 1000;

const keyOf = (kind: IconKind, name: string) => `${kind} ${name.trim().toLowerCase()}`;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Icons by type and name: drawn by a helper once, and kept as long as the page is open. */
export class IconShelf {
  /** Addresses of the pictures; null where there is none to be had. */
  private readonly icons = new Map<string, string | null>();
  private queue: { key: string; kind: IconKind; name: string }[] = [];
  private working = false;
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
   * Has those drawn that are not there yet.
   * @returns takes back what was not begun, e.g. when the page is left
   */
  want(kind: IconKind, names: readonly string[]): () => void {
    const added = names
      .map((name) => ({ key: keyOf(kind, name), kind, name }))
      .filter(({ key }) => !this.icons.has(key) && this.queue.every((other) => other.key !== key));
    this.queue.push(...added);
    void this.work();
    return () => {
      this.queue = this.queue.filter((one) => !added.includes(one));
    };
  }

  private async work(): Promise<void> {
    if (this.working) return;
    this.working = true;
    while (this.queue.length > 0) {
      await Promise.all(this.queue.splice(0, atOnce).map((one) => this.draw(one)));
      for (const listener of this.listeners) listener();
      if (this.queue.length > 0) await this.pause(pauseMs);
    }
    this.working = false;
  }

  private async draw({ key, kind, name }: (typeof this.queue)[number]): Promise<void> {
    try {
      this.icons.set(key, URL.createObjectURL(await generateIcon(this.http, name, kind)));
    } catch (error) {
      // The day's help is used up, or nobody is signed in: the next would be refused as well.
      if (isApiError(error) && (error.status === 429 || error.status === 401)) this.queue = [];
      else this.icons.set(key, null);
    }
  }
}

const shelves = new WeakMap<AxiosInstance, IconShelf>();

/** The one shelf of a tab. */
export function shelfOf(http: AxiosInstance): IconShelf {
  const shelf = shelves.get(http) ?? new IconShelf(http);
  shelves.set(http, shelf);
  return shelf;
}
