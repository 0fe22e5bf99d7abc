export function ensureInstalled(): boolean;
export function install(options?: { root?: string; run?: (root: string) => number | null }): boolean;
export function packagesStamp(root: string): string;
export function workspaceFolders(root: string): string[];
