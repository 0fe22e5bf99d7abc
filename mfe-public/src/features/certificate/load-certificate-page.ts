import type { LoaderFunction } from 'react-router-dom';
import type { PublicStore } from '../../store/public-store';

export function certificateLoader(store: PublicStore): LoaderFunction {
  return ({ params }) => {
    const id = certificateIdOf(params.id);
    return id === null ? null : store.host.awaitLoader(store.certificate.load(id));
  };
}

/** The id of an address in lower case; null when it is not a UUID. */
export function certificateIdOf(text: string | undefined): string | null {
  const id = text?.toLowerCase() ?? '';
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(id) ? id : null;
}
