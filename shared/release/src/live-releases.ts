import type { HostMenuEntry, MenuEntry } from '@kaksha/domain/menus';
import type { NotificationDeclaration } from '@kaksha/domain/notification-kinds';

/** An extension as the manifest of its release describes it, see `Extension` of the contract. */
export interface DeclaredExtension {
  slot: string;
  id: string;
  /** 0 when absent. */
  order?: number;
  /** Everyone when absent. */
  audience?: 'everyone' | 'learner' | 'trainer' | 'admin';
  /** CSS pixels. */
  height?: number;
}

/** One live remote. Addresses are absolute paths of the site. */
export interface LiveRemote {
  version: string;
  entry: string;
  /** Subresource integrity of `entry`; empty for an override from a developer's machine. */
  integrity: string;
  contract: string;
  /** Address prefixes without slashes; '' is the home page and every address that no other remote claims. */
  routes: string[];
  /** Subject of the sentence that users see when the remote does not load. */
  title: string;
  /** Prefixes that require a role. */
  access: Record<string, 'learner' | 'trainer' | 'admin'>;
  styles: { href: string; integrity: string }[];
  /** What it puts into slots of pages; absent without any. */
  extensions?: readonly DeclaredExtension[];
  /** What it adds to the menus of the site; absent without any. */
  menus?: readonly MenuEntry[];
  /** How pages show its notifications; absent without any. */
  notifications?: readonly NotificationDeclaration[];
  /** The release that the browser loads when this one fails. */
  previous: Omit<LiveRemote, 'previous' | 'menus' | 'notifications'> | null;
}

/** The live releases for one visitor: the answer of `/remotes.json`, and part of each page. */
export interface LiveReleases {
  remotes: Record<string, LiveRemote>;
  shell: {
    version: string;
    /** The entries of the host itself; absent outside of pages. */
    menus?: readonly HostMenuEntry[];
    /** How pages show the notifications of the host; absent outside of pages. */
    notifications?: readonly NotificationDeclaration[];
  };
}

/** Path of the folder from which browsers load a release's files. */
export const releaseBase = (name: string, version: string) => `/remotes/${name}/${version}/`;
