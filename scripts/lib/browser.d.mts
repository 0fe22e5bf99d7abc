export function findBrowser(environment?: Record<string, string | undefined>): string | null;
export function ensureBrowser(): string;
