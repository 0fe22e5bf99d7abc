import type { LoaderFunction } from 'react-router-dom';
import type { PublicStore } from '../../store/public-store';
import { blogQueryOf } from './blog-query';

export function blogLoader(store: PublicStore): LoaderFunction {
  return ({ request }) => {
    const { text } = blogQueryOf(new URL(request.url).searchParams);
    return store.host.awaitLoader(Promise.all([store.posts.load(), text && store.postTexts.load()]));
  };
}
