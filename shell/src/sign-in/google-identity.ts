/** The part of the provider's sign-in script that is used here. */
export interface GoogleIdentity {
  initialize(options: { client_id: string; nonce: string; callback: (answer: { credential: string }) => void }): void;
  renderButton(place: HTMLElement, look: Record<string, string | number>): void;
}

const address = 'https://accounts.google.com/gsi/client';

let loading: Promise<GoogleIdentity> | null = null;

/** Loads the provider's script into the page, once; a failure is not kept. */
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

/** A secret of this page, and the nonce made from it: only who knows the secret can use a token with that nonce. */
export async function createNonce(): Promise<{ secret: string; nonce: string }> {
  const secret = crypto.randomUUID();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  const nonce = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { secret, nonce };
}
