import type { Audience, HostServices } from '@kaksha/contract/host';
import { type CurrentUser, rolesOf } from '@kaksha/domain/current-user';
import { isRecord } from '@kaksha/domain/typed';
import type { DeclaredExtension, LiveReleases } from '@kaksha/release/live-releases';
import type { ComponentType } from 'react';

/** An extension of a live remote. */
export interface LiveExtension extends DeclaredExtension {
  /** `reports/card`: remote and id. */
  key: string;
  remote: string;
  version: string;
}

/** Where an outlet gets the code of extensions from. */
export interface ExtensionSource {
  extensions: readonly LiveExtension[];
  component(extension: LiveExtension): ComponentType<object>;
  /** Whether the server renders it at this place. */
  isRendered(extension: LiveExtension, data: object): boolean;
  failed(extension: LiveExtension, error: unknown): void;
  /** In the browser: whether extensions that the server did not render may start. */
  start?: { isReached: () => boolean; subscribe: (listener: () => void) => () => void };
  /** Starts the extension's loader in the browser. */
  load?(extension: LiveExtension, host: HostServices, data: object): void;
  /** On the server: the render of one extension begins, or has ended without an error. */
  mark?(extension: LiveExtension, data: object, isDone: boolean): void;
}

/** The extensions of all live remotes in the order of their slots. @param off  keys of those that the operator switched off */
export function liveExtensions(
  { remotes }: Pick<LiveReleases, 'remotes'>,
  off: readonly string[] = [],
): LiveExtension[] {
  return Object.entries(remotes)
    .flatMap(([remote, { version, extensions = [] }]) =>
      extensions.map((each) => ({ ...each, key: `${remote}/${each.id}`, remote, version })),
    )
    .filter(({ key }) => !off.includes(key))
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || (a.key < b.key ? -1 : 1));
}

/** Name of a place on a page: an extension with the data of its slot. */
export const placeOf = ({ key }: LiveExtension, data: object) => `${key} ${JSON.stringify(data)}`;

/** Whether a user sees an extension. @param user  null for a visitor */
export const isFor = (audience: Audience = 'everyone', user: CurrentUser | null) =>
  audience === 'everyone' || rolesOf(user).includes(audience);

/** The module of an extension of any slot. */
export interface LoadedExtension {
  Extension: ComponentType<object>;
  loader?: (host: HostServices, data: object) => Promise<unknown>;
}

const isLoaded = (module: unknown): module is LoadedExtension => isRecord(module) && !!module.Extension;

/** @throws when the release that runs has no extension of that id, e.g. because it is an earlier one, or no component of it */
export async function loadExtension(
  { extensions = [] }: { extensions?: readonly { id: string; load: () => Promise<unknown> }[] },
  id: string,
): Promise<LoadedExtension> {
  const module = await extensions.find((each) => each.id === id)?.load();
  if (!isLoaded(module)) throw new Error(`the release has no extension ${id}`);
  return module;
}
