import { isLinkAddress, linkSchemes } from '@kaksha/domain/link-schemes';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { Field, TextInput } from '@kaksha/ui/field';
import { type FormEvent, useId, useState } from 'react';

export interface AddressDialogProps {
  kind: 'link' | 'embed';
  onInsert: (address: string) => void;
  onClose: () => void;
}

const linkHint = `an address that begins with ${linkSchemes.map((scheme) => `${scheme}:`).join(', ')}`;

const texts = {
  link: { title: 'Add a link', hint: `Enter ${linkHint}` },
  embed: {
    title: 'Embed by URL',
    hint: 'A video of YouTube or Vimeo shows in the post; any other address becomes a link',
  },
};

/** An embed may be any text; text that is not an address is inserted as it is. */
function problemOf(kind: 'link' | 'embed', text: string): string | undefined {
  if (kind === 'embed') return text ? undefined : 'Please enter an address';
  return isLinkAddress(text) ? undefined : `Please enter ${linkHint}`;
}

export function AddressDialog({ kind, onInsert, onClose }: AddressDialogProps) {
  const form = useId();
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through portals, so the form around the editor would submit too.
    event.stopPropagation();
    const text = address.trim();
    const problem = problemOf(kind, text);
    if (problem) setError(problem);
    else onInsert(text);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title={texts[kind].title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="ink" type="submit" form={form}>
            Insert
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Field label="Address" hint={texts[kind].hint} error={error}>
          <TextInput type="url" inputMode="url" value={address} onChange={({ target }) => setAddress(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
