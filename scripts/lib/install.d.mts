export function ensureInstalled(options?: { root?: string; install?: (root: string) => number | null }): boolean;
export function packagesStamp(root: string): string;
export function workspaceFolders(root: string): string[];
