import type { LoaderFunction } from 'react-router-dom';
import type { BlogStore } from '../../store/blog-store';
import { loadPostView } from '../../store/post-view';

export function postViewLoader(store: BlogStore): LoaderFunction {
  return ({ params }) => store.host.awaitLoader(loadPostView(store, params.slug ?? ''));
}
