export function isInstalled(program: string, path?: string): boolean;
export function ensurePrograms(packages: Readonly<Record<string, string>>): void;
export function installPackages(names: readonly string[]): void;
