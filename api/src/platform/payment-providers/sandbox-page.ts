import { brand } from '@kaksha/domain/brand';
import type { Currency } from '@kaksha/domain/catalogue';
import { html } from '@kaksha/domain/html-template';
import { formatMoney } from '@kaksha/domain/money';
import { type PlainPage, plainPage } from '../html/page';
import { plainStyle } from '../html/plain-style';
import type { SandboxOutcome } from './sandbox';

interface SandboxPage {
  courseName: string;
  amountMinor: number;
  currency: Currency;
  /** URL of the form; the field is `outcome`. */
  action: string;
  /** Origins that the form redirects to, besides this one. */
  siteOrigins?: readonly string[];
}

/** Replaces the payment provider's page: the user chooses the outcome of the payment. */
export function sandboxPage({ courseName, amountMinor, currency, action, siteOrigins }: SandboxPage): PlainPage {
  const amount = formatMoney(amountMinor, currency);
  const choice = (outcome: SandboxOutcome, label: string) =>
    html`<button name="outcome" value="${outcome}">${label}</button>`;
  return plainPage({
    title: `Sandbox payment – ${brand.name}`,
    style: plainStyle,
    formOrigins: siteOrigins,
    body: html`<main>
<p class="brand">${brand.name}</p>
<h1>Sandbox payment</h1>
<p class="note">This is a demonstration. No money moves, whatever you choose.</p>
<dl>
<dt>For</dt><dd>${courseName}</dd>
<dt>Amount</dt><dd>${amount}</dd>
</dl>
<form method="post" action="${action}">
${choice('succeed', `Pay ${amount}`)}
${choice('fail', 'Decline the payment')}
${choice('abandon', 'Leave without paying')}
</form>
</main>`,
  });
}
