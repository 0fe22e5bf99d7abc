import { blockUser, type UserRecord } from '@kaksha/api-client/users';
import { blockRules } from '@kaksha/domain/block-rules';
import * as limits from '@kaksha/domain/limits';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Dialog } from '@kaksha/ui/dialog';
import { useBlogStore } from '../../store/store-context';

interface BlockDialogProps {
  record: UserRecord;
  onBlocked: (record: UserRecord) => void;
  onClose: () => void;
}

/** Asks for the reason of a block, which its person reads. */
export function BlockDialog({ record, onBlocked, onClose }: BlockDialogProps) {
  const { http } = useBlogStore().host;
  const form = useYupForm(blockRules, { reason: '' });
  const sells = record.trainer ? ' The courses are hidden, and payouts wait.' : '';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title={`Block ${record.name || record.email}?`}
      description={`All sessions end, and comments are hidden.${sells} Learners keep their seats. The person is mailed the reason and how to object.`}
    >
      <Form
        form={form}
        onSubmit={async ({ reason }) => {
          onBlocked(await blockUser(http, record.id, reason));
          onClose();
        }}
        aria-label="Block"
        className="stack gap-4"
      >
        <TextAreaField name="reason" label="Reason" required maxLength={limits.blockReasonMax} rows={4} />
        <div className="cluster gap-2 end">
          <FormButton onClick={onClose}>Cancel</FormButton>
          <SubmitButton danger>Block</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
