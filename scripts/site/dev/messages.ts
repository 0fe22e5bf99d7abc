import type { Release } from '@kaksha/release/types';

/** The first message to a loaded site. */
export interface StartMessage {
  /** Folder of the project. */
  root: string;
  /** Folder of the builds. */
  folder: string;
  port: number;
  /** Address of the development server. */
  origin: string;
  releases: Release[];
  /** Whether it prints the address and the accounts. */
  greets: boolean;
}

/** Each later one: a new build. */
export interface ToSite {
  release: Release;
}
