export type SessionMessage = 'signed-in' | 'signed-out';

/** Notifies other tabs of sign-in and sign-out. */
export interface SessionChannel {
  post(message: SessionMessage): void;
  listen(listener: (message: SessionMessage) => void): () => void;
}

/** Where the browser has no BroadcastChannel or blocks it with storage, other tabs notice the change when they become visible (session-store). */
export function sessionChannel(): SessionChannel {
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel('session');
  } catch {
    return { post() {}, listen: () => () => {} };
  }
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const receive = (event: MessageEvent<SessionMessage>) => listener(event.data);
      channel.addEventListener('message', receive);
      return () => channel.removeEventListener('message', receive);
    },
  };
}
