import { type Html, trustedHtml } from '@kaksha/domain/html-template';
import type { AdministrationPage } from '@kaksha/ui/administration';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A module of its own, because only the operator's pages need React on the server of the site. */
export const iconOf = ({ Icon }: AdministrationPage): Html =>
  trustedHtml(renderToStaticMarkup(createElement(Icon, { 'aria-hidden': true })));
