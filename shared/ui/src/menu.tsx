import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import type { MenuEntry, MenuPopupProps } from './menu-popup';
import { pressedKey } from './pressed-key';

/** Pass all of them to the button that opens the menu. */
export interface MenuTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

export interface MenuProps {
  /** Names the menu. */
  label: string;
  items: readonly MenuEntry[];
  trigger: (props: MenuTriggerProps) => ReactElement;
  /** Above the items, e.g. the user's address. */
  head?: ReactNode;
  /** The edge of the button that the menu aligns with. */
  align?: 'start' | 'end';
}

let Popup: ComponentType<MenuPopupProps> | undefined;

// A failed download is not cached, so the next press tries again.
async function loadPopup() {
  Popup ??= (await import('./menu-popup')).MenuPopup;
}

/**
 * A button that opens a menu. Its code (a headless library, 54 KB) loads on hover or focus, so that pages with the
 * button stay small.
 */
export function Menu({ label, items, trigger, head, align = 'start' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const preload = () => {
    loadPopup().catch(() => {});
  };
  const show = (keyboard: boolean) => {
    const open = () => {
      setByKeyboard(keyboard);
      setOpen(true);
    };
    loadPopup().then(open, () => {});
  };
  return (
    <>
      {trigger({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        // Enter and Space arrive as a click with detail 0.
        onClick: (event) => (open ? setOpen(false) : show(event.detail === 0)),
        onKeyDown: (event) => {
          const key = pressedKey(event);
          if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
          event.preventDefault();
          show(true);
        },
        onPointerEnter: preload,
        onFocus: preload,
      })}
      {Popup && (
        <Popup
          label={label}
          items={items}
          head={head}
          align={align}
          open={open}
          focusFirst={byKeyboard}
          onOpenChange={setOpen}
          anchor={button}
        />
      )}
    </>
  );
}
