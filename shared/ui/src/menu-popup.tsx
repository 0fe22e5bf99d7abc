import { Menu as Base } from '@base-ui/react/menu';
import clsx from 'clsx';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import styles from './menu.module.css';

export type MenuEntry =
  | {
      label: string;
      /** What it does, below the label. */
      hint?: string;
      icon?: ReactNode;
      /** After the label, e.g. an arrow for external links. */
      iconEnd?: ReactNode;
      danger?: boolean;
      /** A link… */
      to?: To;
      /** …or an action. */
      onSelect?: () => void;
    }
  | 'separator';

export interface MenuPopupProps {
  label: string;
  items: readonly MenuEntry[];
  head?: ReactNode;
  align: 'start' | 'end';
  open: boolean;
  /** Opened by keyboard: focuses the first item. */
  focusFirst: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLButtonElement | null>;
}

/** The popup of Menu, which loads it on demand. */
export function MenuPopup({ label, items, head, align, open, focusFirst, onOpenChange, anchor }: MenuPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={open}
      modal={false}
      onOpenChangeComplete={(opened) => {
        if (opened && focusFirst) popup.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
      }}
      onOpenChange={(next, details) => {
        // The button handles its own press; closing here would open the menu again.
        if (!next && details.event.target instanceof Node && anchor.current?.contains(details.event.target)) return;
        onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Positioner className={styles.layer} anchor={anchor} align={align} sideOffset={6}>
          <Base.Popup ref={popup} className={styles.menu} aria-label={label} finalFocus={anchor}>
            {head && <div className={`meta ${styles.head}`}>{head}</div>}
            {items.map((item, index) =>
              item === 'separator' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: separators have nothing else to tell them apart
                <Base.Separator key={index} className={styles.separator} />
              ) : (
                <Entry key={item.label} item={item} />
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Entry({ item }: { item: Exclude<MenuEntry, 'separator'> }) {
  const className = clsx(styles.item, item.danger && styles.danger);
  const face = (
    <>
      {item.icon}
      {item.hint === undefined ? (
        <span>{item.label}</span>
      ) : (
        <span className={styles.texts}>
          <span>{item.label}</span> <span className={styles.hint}>{item.hint}</span>
        </span>
      )}
      {item.iconEnd}
    </>
  );
  return item.to === undefined ? (
    <Base.Item className={className} onClick={item.onSelect}>
      {face}
    </Base.Item>
  ) : (
    <Base.LinkItem className={className} closeOnClick onClick={item.onSelect} render={<Link to={item.to} />}>
      {face}
    </Base.LinkItem>
  );
}
