import { usePage } from '@kaksha/contract/page';
import { Field, Select } from '@kaksha/ui/field';
import { PageHeading } from '@kaksha/ui/page-heading';
import { useLocation, useNavigate } from 'react-router-dom';
import { CourseList } from './course-list';
import { MessageList } from './message-list';
import styles from './moderation-page.module.css';
import { listOf, moderationPath, moderationViews, subjectOf } from './moderation-view';
import { ReviewList } from './review-list';

const headings = {
  reviews: { title: 'Moderation', text: 'Reviews that readers reported.' },
  courses: { title: 'Moderation', text: 'Courses that users reported.' },
  messages: { title: 'Messages', text: 'Messages from the contact page and the trainer area.' },
} as const;

/** Reviews and courses that users reported, and messages to the platform. */
export function Page() {
  const navigate = useNavigate();
  const list = listOf(useLocation().search);
  const subject = subjectOf[list.view];
  const { title, text } = headings[subject.of];
  usePage({ title, noindex: true });
  const show = (value: string) => {
    const view = moderationViews.find((one) => one.value === value)?.value ?? 'reported';
    void navigate(moderationPath({ view, page: 1 }), { preventScrollReset: true });
  };
  return (
    <div className={`stack gap-6 ${styles.page}`}>
      <PageHeading
        title={title}
        text={text}
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
      {subject.of === 'reviews' && <ReviewList state={subject.state} page={list.page} />}
      {subject.of === 'courses' && <CourseList state={subject.state} view={list.view} page={list.page} />}
      {subject.of === 'messages' && <MessageList answered={subject.answered} page={list.page} />}
    </div>
  );
}
