import { updateProfile } from '@kaksha/api-client/profile';
import { useSession } from '@kaksha/contract/host-context';
import type { CurrentUser } from '@kaksha/domain/current-user';
import * as limits from '@kaksha/domain/limits';
import { profileRules } from '@kaksha/domain/profile-rules';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextField } from '@kaksha/forms/text-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { useLearnerStore } from '../../store/store-context';
import styles from './home-page.module.css';

const nameRules = profileRules.pick(['name']);

/** Asks for the public name of an old account, which the platform only derived from the e-mail address. */
export function NameCard() {
  const { user } = useSession();
  return user?.hasDerivedName && <NameForm key={user.id} user={user} />;
}

function NameForm({ user }: { user: CurrentUser }) {
  const { host, profile } = useLearnerStore();
  const form = useYupForm(nameRules, { name: user.name });
  const save = async ({ name }: { name: string }) => {
    const saved = await updateProfile(host.http, { userId: user.id, email: user.email }, { name: name.trim() });
    // The form of the profile page starts from it.
    profile.put(saved);
    host.notify.success('Name saved');
    await host.session.refresh();
  };
  return (
    <Form form={form} onSubmit={save} aria-label="Your name" className={`stack gap-3 panel pad-5 ${styles.nameCard}`}>
      <h2>How should we call you?</h2>
      <p>Your comments and reviews show this name, and trainers see it. So far we took it from your e-mail address.</p>
      <div className={`cluster gap-3 bottom ${styles.nameRow}`}>
        <TextField name="name" label="Name" required autoComplete="name" maxLength={limits.nameMax} />
        <SubmitButton>Save name</SubmitButton>
      </div>
    </Form>
  );
}
