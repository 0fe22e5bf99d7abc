import { addSupportLinks, type StoredSupportLinks, updateSupportLinks } from '@kaksha/api-client/trainer-settings';
import { useHost } from '@kaksha/contract/host-context';
import { useUnsavedWork } from '@kaksha/contract/unsaved';
import { type SupportLinks, supportLinkRules } from '@kaksha/domain/trainer-rules';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextField } from '@kaksha/forms/text-field';
import { resetAfterSave, useLoadedValues } from '@kaksha/forms/unsaved-values';
import { applyTo, comparedFields, useConflict, useEdited } from '@kaksha/forms/use-conflict';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { useTrainerStore } from '../../store/store-context';

const comparedLinks = comparedFields<SupportLinks>({
  supportEmail: 'Support Email',
  supportContact: 'Support Contact',
  whatsappLink: 'WhatsApp Link',
  telegramLink: 'Telegram Link',
  otherSupportLink: 'Other Live Support Link',
  websiteLink: 'Website',
});

const linksOf = ({ updatedAt: _updated, version: _version, ...links }: StoredSupportLinks): SupportLinks => links;

export function SupportLinksForm({ stored }: { stored: StoredSupportLinks }) {
  const store = useTrainerStore();
  const host = useHost();
  const form = useYupForm(supportLinkRules, linksOf(stored));
  useLoadedValues(form, linksOf(stored));
  const { isDirty } = form.formState;
  const { release } = useUnsavedWork(isDirty ? 'Your support links are not saved yet.' : null);

  const conflict = useConflict<SupportLinks, StoredSupportLinks>({
    record: 'list of links',
    edited: useEdited({ version: stored.version, values: linksOf(stored) }, isDirty),
    fields: comparedLinks,
    valuesOf: linksOf,
    apply: applyTo(form),
  });

  const save = async (links: SupportLinks) => {
    const isNew = stored.updatedAt === null;
    const write = isNew ? addSupportLinks : updateSupportLinks;
    let sent = links;
    const saved = await conflict.save(links, (choice, version) => {
      sent = choice;
      return write(host.http, host.session.get().user?.trainerId ?? 0, choice, version);
    });
    if (!saved) return;
    store.supportLinks.put(saved);
    if (resetAfterSave(form, sent, linksOf(saved))) release();
    host.notify.success(isNew ? 'Support links added successfully!' : 'Support links updated successfully!');
  };

  return (
    <Form form={form} onSubmit={save} aria-label="Support links" className="stack gap-6">
      <div className="stack gap-5 top card">
        <div className="stack gap-5 top pair">
          <TextField
            name="supportEmail"
            label="Support Email"
            type="email"
            autoComplete="email"
            placeholder="help@example.com"
          />
          <TextField
            name="supportContact"
            label="Support Contact"
            type="tel"
            autoComplete="tel"
            placeholder="98000 00000"
          />
        </div>
        <TextField name="whatsappLink" label="WhatsApp Link" type="url" placeholder="https://wa.me/919800000000" />
        <TextField name="telegramLink" label="Telegram Link" type="url" placeholder="https://t.me/yourname" />
        <TextField
          name="otherSupportLink"
          label="Other Live Support Link"
          type="url"
          hint="A help desk, a forum, a chat room"
          placeholder="https://"
        />
        <TextField name="websiteLink" label="Website" type="url" placeholder="https://" />
      </div>
      <div className="cluster gap-3 gap-x-4 middle">
        <SubmitButton>Update</SubmitButton>
        {isDirty && <p className="meta">Not saved yet</p>}
      </div>
      {conflict.dialog}
    </Form>
  );
}
