import { type RenderInput, render as renderShell } from '../../../shell/src/boot/server-entry';
import { remoteOfPath } from '../../../shell/src/remotes/live-releases';
import { remotes } from './remotes';

export const sharedModules = {};

/** Same as the shell's server entry, with the remotes of the same build. */
export async function render(input: RenderInput) {
  const name = remoteOfPath(input.registry, input.url.pathname);
  const module = name === 'public' ? await remotes[name]?.() : undefined;
  return renderShell({ ...input, remotes: new Map(name && module ? [[name, module.default]] : []) });
}
