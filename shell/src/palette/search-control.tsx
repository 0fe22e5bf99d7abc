import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ProgressLine } from '../layout/progress-line';
import { useDialogCode } from '../layout/use-dialog-code';
import type { PaletteProps } from './palette';
import styles from './search-control.module.css';
import { searchKeyOf } from './search-keys';

const loadPalette = () => import(/* webpackChunkName: "palette" */ './palette').then(({ Palette }) => Palette);
/** The next press tries again. */
const preload = () => void loadPalette().catch(() => {});

/** Opens the palette by a press, `/` or Ctrl+K. */
export function SearchControl() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const { Dialog, missing } = useDialogCode<PaletteProps>('palette', open, loadPalette, () => setOpen(false));

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = searchKeyOf(event);
    if (!key) return;
    event.preventDefault();
    // The course search has a field of its own, which keeps the filters.
    const field =
      key === '/' && pathname === '/live-courses' && document.querySelector<HTMLElement>('main input[name=q]');
    if (field) field.focus();
    else setOpen(true);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <button
        type="button"
        className={`screen-only ${styles.control}`}
        aria-label="Search courses"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        title="Search courses"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" />
        <span className={styles.text}>Search courses</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      {missing && <ProgressLine label="Opening search" />}
      {Dialog && <Dialog open={open} onOpenChange={setOpen} />}
    </>
  );
}
