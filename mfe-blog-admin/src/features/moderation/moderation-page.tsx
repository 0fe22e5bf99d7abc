import { usePage } from '@kaksha/contract/page';
import { Field, Select } from '@kaksha/ui/field';
import { PageHeading } from '@kaksha/ui/page-heading';
import { useLocation, useNavigate } from 'react-router-dom';
import { MessageList } from './message-list';
import styles from './moderation-page.module.css';
import { listOf, moderationPath, moderationViews } from './moderation-view';
import { ReviewList } from './review-list';

/** Reviews that readers reported, and messages to the platform. */
export function Page() {
  const navigate = useNavigate();
  const list = listOf(useLocation().search);
  /** Null in the views of messages. */
  const reviews = list.view === 'reported' || list.view === 'hidden' ? list.view : null;
  const title = reviews ? 'Moderation' : 'Messages';
  usePage({ title, noindex: true });
  const show = (value: string) => {
    const view = moderationViews.find((one) => one.value === value)?.value ?? 'reported';
    void navigate(moderationPath({ view, page: 1 }), { preventScrollReset: true });
  };
  return (
    <div className={`stack gap-6 ${styles.page}`}>
      <PageHeading
        title={title}
        text={reviews ? 'Reviews that readers reported.' : 'Messages from the contact page and the trainer area.'}
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
      {reviews ? (
        <ReviewList state={reviews} page={list.page} />
      ) : (
        <MessageList answered={list.view === 'answered'} page={list.page} />
      )}
    </div>
  );
}
