export function findJava(environment?: Record<string, string | undefined>): string | null;
