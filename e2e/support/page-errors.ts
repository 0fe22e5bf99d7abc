import type { BrowserContext } from 'playwright-core';

/**
 * Collects console errors, which include violations of the content security policy and hydration mismatches, and
 * uncaught errors while a test runs.
 */
export class PageErrors {
  readonly #heard: string[] = [];
  readonly #allowed: RegExp[] = [];

  listen(context: BrowserContext): void {
    context.on('console', (message) => {
      // Appends the address of a failed resource, which the message lacks.
      if (message.type() === 'error') this.#heard.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#heard.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  }

  /** Patterns of errors that the test causes on purpose. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  unexpected(): string[] {
    return this.#heard.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }
}
