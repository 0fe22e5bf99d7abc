import { remotes } from './remotes';

/** Replaces the shell's `remotes/federation.ts`, because the monolith loads no remote over the network. */
export async function loadExposed(remote: string): Promise<unknown> {
  return (await remotes[remote]?.())?.default;
}
