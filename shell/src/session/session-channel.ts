export type SessionMessage = 'signed-in' | 'signed-out';

/** Tells the person's other tabs that they signed in or out. */
export interface SessionChannel {
  post(message: SessionMessage): void;
  listen(listener: (message: SessionMessage) => void): () => void;
}

/** Without BroadcastChannel the other tabs still follow, when they are next looked at (see session-store). */
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
