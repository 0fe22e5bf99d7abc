import type { BrowserContext } from 'playwright-core';

/**
 * Everything that a browser complains about while a test runs: errors in the console (violations of the content
 * security policy and hydration mismatches are among them) and uncaught ones.
 */
export class PageErrors {
  readonly #heard: string[] = [];
  readonly #allowed: RegExp[] = [];

  listen(context: BrowserContext): void {
    context.on('console', (message) => {
      // A resource that failed is told with its address, which the text alone lacks.
      if (message.type() === 'error') this.#heard.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#heard.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  }

  /** What a test provokes on purpose. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  unexpected(): string[] {
    return this.#heard.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }
}
