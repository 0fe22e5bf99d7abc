import { remotes } from './remotes';

/** Stands for the shell's own `remotes/federation.ts`: nothing is loaded from elsewhere. */
export async function loadExposed(remote: string): Promise<unknown> {
  return (await remotes[remote]?.())?.default;
}
