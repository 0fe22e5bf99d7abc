/** The part of Google's sign-in script that is used here. */
export interface GoogleIdentity {
  initialize(options: { client_id: string; nonce: string; callback: (answer: { credential: string }) => void }): void;
  renderButton(place: HTMLElement, look: Record<string, string | number>): void;
}

const address = 'https://accounts.google.com/gsi/client';

let loading: Promise<GoogleIdentity> | null = null;

/** Loads Google's script once; a failure is not cached. */
export function loadGoogleIdentity(): Promise<GoogleIdentity> {
  loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => {
      const { google } = window as { google?: { accounts?: { id?: GoogleIdentity } } };
      if (google?.accounts?.id) resolve(google.accounts.id);
      else reject(new Error('the sign-in script came without its client'));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('the sign-in script did not load'));
    };
    document.head.append(script);
  }).catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** A secret of this page and the nonce derived from it. A token with that nonce is only usable with the secret. */
export async function createNonce(): Promise<{ secret: string; nonce: string }> {
  const secret = crypto.randomUUID();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  const nonce = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { secret, nonce };
}
