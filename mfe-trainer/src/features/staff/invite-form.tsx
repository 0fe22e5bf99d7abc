import { inviteStaff } from '@kaksha/api-client/staff';
import { useUnsavedWork } from '@kaksha/contract/unsaved';
import * as limits from '@kaksha/domain/limits';
import { type StaffRole, staffRoleLabels, staffRoles } from '@kaksha/domain/staff';
import { invitationRules } from '@kaksha/domain/staff-rules';
import { Form } from '@kaksha/forms/form';
import { SelectField } from '@kaksha/forms/select-field';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextField } from '@kaksha/forms/text-field';
import { resetAfterSave } from '@kaksha/forms/unsaved-values';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { useTrainerStore } from '../../store/store-context';

interface Invitation {
  email: string;
  role: StaffRole;
}

const empty: Invitation = { email: '', role: 'trainer' };

/** Invites an address by mail. */
export function InviteForm() {
  const { host, staff } = useTrainerStore();
  const form = useYupForm(invitationRules, empty);
  const { release } = useUnsavedWork(form.formState.isDirty ? 'The invitation is not sent yet.' : null);
  const invite = async (values: Invitation) => {
    await inviteStaff(host.http, { ...values, email: values.email.trim() });
    if (resetAfterSave(form, values, empty)) release();
    host.notify.success('The invitation is sent', { description: values.email.trim() });
    await staff.reload();
  };
  return (
    <Form form={form} onSubmit={invite} aria-label="Invite" className="stack gap-6">
      <div className="stack gap-5 top card">
        <h2>Invite someone</h2>
        <div className="stack gap-5 top pair">
          <TextField
            name="email"
            label="Email"
            type="email"
            required
            autoComplete="off"
            maxLength={limits.emailMax}
            hint="They sign in with this address to accept"
          />
          <SelectField name="role" label="Role" required>
            {staffRoles.map((role) => (
              <option key={role} value={role}>
                {staffRoleLabels[role]}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="cluster gap-3 gap-x-4 middle">
          <SubmitButton>Send invitation</SubmitButton>
        </div>
      </div>
    </Form>
  );
}
