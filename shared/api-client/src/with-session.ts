import { isApiError } from './errors';

/** What is needed of a host. */
interface SessionHost {
  readonly session: {
    refresh(): Promise<void>;
    /** Resolves to who signed in; to null when they closed the dialog. */
    require(reason: { message: string }): Promise<{ id: number } | null>;
  };
}

/**
 * Does something for the person who is signed in. When their session turns out to have ended, they are asked to sign
 * in over the page, and it is done after that. Rejects as the work does; with its refusal, too, when they do not sign
 * in, or as somebody else.
 * @param message  what goes on after it, e.g. 'We save your profile right after this.'
 */
export async function withSession<T>(
  { session }: SessionHost,
  userId: number | null,
  message: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error;
    // Until the host has heard of it, it takes the person for signed in.
    await session.refresh();
    const user = await session.require({ message });
    if (!user || (userId !== null && user.id !== userId)) throw error;
    return work();
  }
}
