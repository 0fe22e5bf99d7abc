import { CalendarPlus, Copy } from 'lucide-react';
import { Button, ButtonLink } from './button';
import { Field, TextInput } from './field';

/** Reports the result of an action: the notices of the host. */
export interface FeedNotifier {
  success(title: string): unknown;
  error(title: string, options: { description: string }): unknown;
}

/** The address, to copy or to open in a calendar application. */
export function CalendarFeedAddress({ url, notify }: { url: string; notify: FeedNotifier }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify.success('Calendar address copied');
    } catch {
      notify.error('The address could not be copied', { description: 'Please select it and copy it by hand.' });
    }
  };
  return (
    <>
      <Field label="Calendar address">
        <TextInput readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="cluster gap-3">
        <Button variant="ink" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          Copy
        </Button>
        <ButtonLink to={url.replace(/^https?:/, 'webcal:')} icon={<CalendarPlus aria-hidden="true" />}>
          Open in my calendar
        </ButtonLink>
      </div>
    </>
  );
}
