import type { LoaderFunction } from 'react-router-dom';
import { loadPosts } from '../../store/posts';
import type { PublicStore } from '../../store/public-store';

export function blogLoader(store: PublicStore): LoaderFunction {
  return () => store.host.settle(loadPosts(store));
}
