export function isSource(name: string): boolean;
export function versionOf(folder: string): string;
