import { idIn } from '@kaksha/domain/address-numbers';
import type { LegalDocument } from '@kaksha/domain/legal';
import type { LoaderFunction } from 'react-router-dom';
import type { PublicStore } from '../../store/public-store';

/** The version that an address asks for; null for the one in force. */
export const legalVersionIn = (search: string): number | null =>
  idIn(new URLSearchParams(search).get('version') ?? undefined);

/** Loads a document only when it has versions after the built-in text, which the page has. */
export function legalLoader(store: PublicStore, document: LegalDocument): LoaderFunction {
  return ({ request }) => {
    if (!store.host.legal?.[document]) return null;
    const version = legalVersionIn(new URL(request.url).search);
    return store.host.awaitLoader(store.legal.load({ document, version }));
  };
}
