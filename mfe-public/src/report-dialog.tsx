import { useHost } from '@kaksha/contract/host-context';
import * as limits from '@kaksha/domain/limits';
import { keysOf } from '@kaksha/domain/typed';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import { RadioField } from '@kaksha/forms/radio-field';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { type FormRules, useYupForm } from '@kaksha/forms/use-yup-form';
import { Dialog } from '@kaksha/ui/dialog';
import styles from './report-dialog.module.css';

const { reportNoteMax } = limits.reviews;

interface ReportValues<R extends string> {
  reason: R;
  note: string;
}

interface ReportDialogProps<R extends string> {
  /** What is reported. */
  subject: 'review' | 'course';
  title: string;
  description: string;
  reasons: Readonly<Record<R, string>>;
  /** The chosen reason at first. */
  reason: R;
  rules: FormRules;
  send: (report: ReportValues<R>) => Promise<void>;
  onClose: () => void;
}

/** Tells the administrators about something that breaks the rules. */
export function ReportDialog<R extends string>(props: ReportDialogProps<R>) {
  const { subject, title, description, reasons, reason, rules, send, onClose } = props;
  const { notify } = useHost();
  const form = useYupForm<ReportValues<R>>(rules, { reason, note: '' });
  const options = keysOf(reasons).map((value) => ({ value, label: reasons[value] }));

  const report = async (values: ReportValues<R>) => {
    await send({ ...values, note: values.note.trim() });
    notify.success(`Thank you, the ${subject} is reported`, { description: 'An administrator will look at it.' });
    onClose();
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="s" title={title} description={description}>
      <Form form={form} onSubmit={report} aria-label={`Report a ${subject}`} className={`stack gap-4 ${styles.form}`}>
        <RadioField name="reason" label="What is wrong with it?" options={options} />
        <TextAreaField name="note" label="Note" rows={3} maxLength={reportNoteMax} hint="Optional." />
        <div className="cluster gap-2">
          <SubmitButton variant="ink">{`Report ${subject}`}</SubmitButton>
          <FormButton variant="ghost" onClick={onClose}>
            Cancel
          </FormButton>
        </div>
      </Form>
    </Dialog>
  );
}
