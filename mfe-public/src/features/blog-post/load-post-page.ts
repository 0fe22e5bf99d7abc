import type { LoaderFunction } from 'react-router-dom';
import type { PublicStore } from '../../store/public-store';

export function postLoader(store: PublicStore): LoaderFunction {
  return ({ params }) => store.host.awaitLoader(Promise.all([store.post.load(params.slug ?? ''), store.posts.load()]));
}
