export function ensureInstalled(options?: { root?: string; install?: (root: string) => number | null }): boolean;
