import { Button } from '@kaksha/ui/button';
import styles from './box-actions.module.css';

interface BoxActionsProps {
  onContact: () => void;
  /** Null when the trainer has no chat. */
  onChat: (() => void) | null;
}

export function BoxActions({ onContact, onChat }: BoxActionsProps) {
  return (
    <div className={styles.actions}>
      <Button onClick={onContact}>Contact trainer</Button>
      {onChat && <Button onClick={onChat}>Chat</Button>}
    </div>
  );
}
