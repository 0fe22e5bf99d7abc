import { isApiError } from './errors';

/** The part of the host services that `withSession` uses. */
interface SessionHost {
  readonly session: {
    refresh(): Promise<void>;
    /** Resolves to the signed-in user, or to null when the user closes the dialog. */
    require(reason: { message: string }): Promise<{ id: number } | null>;
  };
}

/**
 * Runs the work for the signed-in user. After a 401, opens the sign-in dialog and runs the work again. Rejects with the
 * error of the work, also when the user closes the dialog or signs in to another account.
 * @param message  text of the sign-in dialog, e.g. 'We save your profile right after this.'
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
    // The host still considers the user signed in until it refreshes the session.
    await session.refresh();
    const user = await session.require({ message });
    if (!user || (userId !== null && user.id !== userId)) throw error;
    return work();
  }
}
