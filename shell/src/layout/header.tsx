import { useMenu } from '@kaksha/contract/menus';
import { Logo } from '@kaksha/ui/logo';
import { pressedKey } from '@kaksha/ui/pressed-key';
import clsx from 'clsx';
import { Menu as MenuIcon, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Bell } from '../notifications/bell';
import { SearchControl } from '../palette/search-control';
import { AccountControl } from './account-control';
import styles from './header.module.css';
import { ThemeSwitch } from './theme-switch';

export function Header() {
  const { pathname, key } = useLocation();
  const links = useMenu('header');
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => setOpen(false), [key]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from wherever the focus is in it
    <header className={styles.header} onKeyDown={onKeyDown}>
      <div className={clsx('content', styles.bar)}>
        <Link to="/" className={styles.home}>
          <Logo />
        </Link>
        <SearchControl />
        <button
          ref={toggle}
          type="button"
          className={`screen-only ${styles.toggle}`}
          aria-label="Menu"
          aria-expanded={open}
          aria-controls="main-navigation"
          onClick={() => setOpen(!open)}
        >
          {open ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
        </button>
        <nav id="main-navigation" aria-label="Main" className={clsx(styles.nav, open && styles.open)}>
          <ul>
            {links.map(({ key, to, label, within }) => (
              <li key={key}>
                <Link to={to} aria-current={currentOf(pathname, to, within)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <ThemeSwitch className={styles.themeInMenu} withText />
        </nav>
        <div className={`row gap-2 middle screen-only ${styles.tools}`}>
          <ThemeSwitch className={styles.themeInBar} />
          <Bell />
          <AccountControl />
        </div>
      </div>
    </header>
  );
}

/** `page` for the exact page of a link, `true` for pages below it. */
function currentOf(pathname: string, to: string, within: readonly string[] = []) {
  const path = pathname.toLowerCase();
  if (path === to) return 'page';
  return within.some((prefix) => path.startsWith(prefix)) ? 'true' : undefined;
}
