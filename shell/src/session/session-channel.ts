export type SessionMessage = 'signed-in' | 'signed-out';

/** Notifies other tabs of sign-in and sign-out. */
export interface SessionChannel {
  post(message: SessionMessage): void;
  listen(listener: (message: SessionMessage) => void): () => void;
}

/** Without BroadcastChannel other tabs notice the change when they become visible (session-store). */
export function sessionChannel(): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return { post() {}, listen: () => () => {} };
  const channel = new BroadcastChannel('session');
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const receive = (event: MessageEvent<SessionMessage>) => listener(event.data);
      channel.addEventListener('message', receive);
      return () => channel.removeEventListener('message', receive);
    },
  };
}
