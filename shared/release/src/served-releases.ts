import type { ReleaseStorage } from './storage';
import type { ReleaseStore } from './store';

/** What a site needs of the releases that it serves. */
export type ServedReleases = Pick<
  ReleaseStore,
  'prepare' | 'refresh' | 'live' | 'release' | 'local' | 'isServable' | 'file'
> & { readonly storage: Pick<ReleaseStorage, 'folder' | 'watch'> };
