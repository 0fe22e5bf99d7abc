import type { LoaderFunction } from 'react-router-dom';
import { loadPost, loadPosts } from '../../store/posts';
import type { PublicStore } from '../../store/public-store';

export function postLoader(store: PublicStore): LoaderFunction {
  return ({ params }) => store.host.awaitLoader(Promise.all([loadPost(store, params.slug ?? ''), loadPosts(store)]));
}
