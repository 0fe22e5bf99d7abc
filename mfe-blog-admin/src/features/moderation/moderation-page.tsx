import { usePage } from '@kaksha/contract/page';
import { AppLayout } from '@kaksha/ui/app-layout';
import { Field, Select } from '@kaksha/ui/field';
import { PageHeading } from '@kaksha/ui/page-heading';
import { useLocation, useNavigate } from 'react-router-dom';
import { MessageList } from './message-list';
import { listOf, moderationPath, moderationViews } from './moderation-view';
import { ReviewList } from './review-list';

/** Reviews that readers reported, and messages to the platform. */
export function Page() {
  usePage({ title: 'Moderation', noindex: true });
  const navigate = useNavigate();
  const list = listOf(useLocation().search);
  const show = (value: string) => {
    const view = moderationViews.find((one) => one.value === value)?.value ?? 'reported';
    void navigate(moderationPath({ view, page: 1 }), { preventScrollReset: true });
  };
  return (
    <AppLayout>
      <PageHeading
        title="Moderation"
        text="Reviews that readers reported, and messages to the platform."
        actions={
          <Field label="Show" labelHidden>
            <Select value={list.view} onChange={({ target }) => show(target.value)}>
              {moderationViews.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        }
      />
      {list.view === 'reported' || list.view === 'hidden' ? (
        <ReviewList state={list.view} page={list.page} />
      ) : (
        <MessageList answered={list.view === 'answered'} page={list.page} />
      )}
    </AppLayout>
  );
}
