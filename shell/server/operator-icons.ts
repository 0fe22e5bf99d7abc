import { type Html, trustedHtml } from '@kaksha/domain/html-template';
import type { LiveMenuEntry } from '@kaksha/domain/menus';
import { MenuIcon } from '@kaksha/ui/menu-icon';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A module of its own, because only the operator's pages need React on the server of the site. */
export const iconOf = ({ icon }: LiveMenuEntry): Html =>
  trustedHtml(renderToStaticMarkup(createElement(MenuIcon, { name: icon })));
