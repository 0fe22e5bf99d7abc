import { updateProfile } from '@kaksha/api-client/profile';
import { useSession } from '@kaksha/contract/host-context';
import type { CurrentUser } from '@kaksha/domain/current-user';
import { useEffect, useRef, useState } from 'react';
import { useLearnerStore } from '../../store/store-context';

const missing = 'Please enter your name';

/** The name of the invoice, which the learner of an old account enters while it only has one from its e-mail address. */
export function useBuyerName() {
  const { host, profile } = useLearnerStore();
  const { user } = useSession();
  const [isAsked, setIsAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setIsAsked(user?.hasDerivedName === true), [user]);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  /** Stores the typed name. False when the learner has to enter one first. */
  const save = async (buyer: CurrentUser): Promise<boolean> => {
    if (!buyer.hasDerivedName) return true;
    const name = typed.trim();
    setIsAsked(true);
    setError(name ? null : missing);
    // A sign-in loads the page again, without the error of its field.
    if (!name && !user) host.notify.info(missing, { description: 'The invoice has it. Then pay.' });
    if (!name) return false;
    profile.put(await updateProfile(host.http, { userId: buyer.id, email: buyer.email }, { name }));
    setIsAsked(false);
    await host.session.refresh();
    return true;
  };
  const type = (text: string) => {
    setTyped(text);
    setError(null);
  };
  return { isAsked, typed, error, field, type, save };
}
