import { deviceStorage } from '@kaksha/contract/browser-storage';
import { pressedKey } from '@kaksha/ui/pressed-key';

const storageKey = 'kaksha.search-key';

/** Whether `/` opens the search. People who dictate turn single keys off. */
export const slashKey = {
  isOn: () => deviceStorage.read(storageKey) !== 'off',
  set: (isOn: boolean) => void deviceStorage.write(storageKey, isOn ? null : 'off'),
};

/** Whether the key asks for the search: `/` outside fields, or Ctrl+K, which is Cmd+K on a Mac. */
export function searchKeyOf(event: KeyboardEvent): '/' | 'k' | null {
  const key = pressedKey(event).toLowerCase();
  if ((key !== '/' && key !== 'k') || event.defaultPrevented || event.altKey) return null;
  const { target } = event;
  if (!(target instanceof Element)) return null;
  // Editors of rich text have Ctrl+K for links.
  if (target.closest('[contenteditable]:not([contenteditable="false"])')) return null;
  if (document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) return null;
  if (key === '/') {
    const isTyping = target.matches('input, textarea, select');
    return isTyping || event.ctrlKey || event.metaKey || !slashKey.isOn() ? null : '/';
  }
  // Ctrl+K in a field of a Mac deletes the rest of the line.
  const isCommand = /Mac|iP/.test(navigator.platform) ? event.metaKey : event.ctrlKey;
  return isCommand && !event.shiftKey ? 'k' : null;
}
