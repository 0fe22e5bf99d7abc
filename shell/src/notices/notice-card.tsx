import type { NoticeType } from '@kaksha/contract/host';
import { Button } from '@kaksha/ui/button';
import { customProperties } from '@kaksha/ui/custom-properties';
import { IconButton } from '@kaksha/ui/icon-button';
import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice-card.module.css';
import type { Notice } from './notice-service';
import { useCountdown } from './use-countdown';
import { useSwipe } from './use-swipe';

interface NoticeCardProps {
  notice: Notice;
  /** The stack is expanded, or the tab is hidden. */
  paused: boolean;
  onDismiss: () => void;
}

const icons: Record<NoticeType, ReactNode> = {
  success: <CircleCheck aria-hidden="true" />,
  info: <Info aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  error: <CircleAlert aria-hidden="true" />,
  loading: <LoaderCircle aria-hidden="true" />,
};

export function NoticeCard({ notice, paused, onDismiss }: NoticeCardProps) {
  const { type, title, description, action, cancel, dismissible, closeButton } = notice;
  const { offset, handlers } = useSwipe(dismissible, onDismiss);
  useCountdown(notice.duration, paused || offset !== null, onDismiss, notice);

  // Long notices have their buttons on a separate line.
  const tall = !!description || (!!action && !!cancel);

  const choose = (choice: { onClick: () => void }) => () => {
    onDismiss();
    choice.onClick();
  };

  return (
    <div
      role={type === 'error' ? 'alert' : 'status'}
      className={clsx(styles.card, styles[type], tall && styles.tall, offset !== null && styles.held)}
      style={offset === null ? undefined : customProperties({ '--swipe': `${offset}px` })}
      {...handlers}
    >
      <span className={styles.icon}>{notice.icon ?? icons[type]}</span>
      <div className={styles.text}>
        <p className={styles.title}>
          <span dir="auto">{title}</span>
        </p>
        {description && (
          <p className={styles.description}>
            <span dir="auto">{description}</span>
          </p>
        )}
      </div>
      {(action || cancel) && (
        <div className={`row gap-2 ${styles.choices}`}>
          {cancel && (
            <Button size="s" variant="ghost" onClick={choose(cancel)}>
              {cancel.label}
            </Button>
          )}
          {action && (
            <Button size="s" onClick={choose(action)}>
              {action.label}
            </Button>
          )}
        </div>
      )}
      {closeButton && <IconButton label="Close" size="s" icon={<X aria-hidden="true" />} onClick={onDismiss} />}
    </div>
  );
}
