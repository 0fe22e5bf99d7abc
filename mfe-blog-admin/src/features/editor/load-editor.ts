import { idIn } from '@kaksha/domain/address-numbers';
import type { LoaderFunction } from 'react-router-dom';
import type { BlogStore } from '../../store/blog-store';

/** Post named by the address: null for a new post, 'invalid' for an id that no post can have. */
export function postIdOf(id: string | undefined): number | null | 'invalid' {
  if (id === undefined) return null;
  return idIn(id) ?? 'invalid';
}

export function editorLoader({ host, authored }: BlogStore): LoaderFunction {
  return ({ params }) => {
    const postId = postIdOf(params.id);
    return typeof postId === 'number' ? host.awaitLoader(authored.load(postId)) : null;
  };
}
