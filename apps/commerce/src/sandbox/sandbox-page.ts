import { agency } from '@blue-peony/agency';
import { formatMoney, isFramed, locales, type Currency } from '@blue-peony/contracts';
import { html, plainPage } from '@blue-peony/service-kit';
import type { PaymentStatus } from '../shared/payment-provider.ts';
import { testShopWords } from '../shared/test-shop.ts';
import type { Action } from './act-on-payment.ts';
import type { SandboxPayment } from './sandbox.repository.ts';

const headings: Record<PaymentStatus, string> = {
  open: 'Complete your purchase',
  failed: 'The card was declined',
  paid: 'Payment received',
  refunded: 'Payment refunded',
  disputed: 'Payment disputed',
  unknown: 'Payment in an unknown state',
};

const button = (action: Action, label: string, main = false) =>
  html`<button name="action" value="${action}" ${main && html`class="main"`}>${label}</button>`;

function localeOf(returnUrl: string) {
  const [, first] = new URL(returnUrl).pathname.split('/');
  return locales.find(({ prefix }) => prefix === `/${first}`) ?? locales[0];
}

function shopOf(returnUrl: string): string {
  const { origin, pathname } = new URL(returnUrl);
  const locale = localeOf(returnUrl);
  if (!pathname.includes('/order/')) return `${origin}${locale.prefix}/filming-services`;
  return `${origin}${isFramed(locale) ? locale.prefix : ''}/products/how-to-start-onlyfans`;
}

function testShopBadge(returnUrl: string) {
  const { tag, language } = localeOf(returnUrl);
  return html`<p class="badge" lang="${tag}">${testShopWords[language]}</p>`;
}

export function sandboxPage(payment: SandboxPayment, testShop: boolean, problem?: string): string {
  const { title, amount, currency, status, email, returnUrl } = payment;
  const price = formatMoney({ amount, currency: currency as Currency }, 'en');
  const payable = status === 'open' || status === 'failed';
  const body = html`
    ${testShop ? testShopBadge(returnUrl) : html`<p class="badge">Sandbox: no money moves</p>`}
    <p class="badge">This test page is in English only.</p>
    <h1>${headings[status]}</h1>
    <div class="sum"><span>${title}</span><b>${price}</b></div>
    ${problem && html`<p role="alert">${problem}</p>`}
    ${
      payable &&
      html`<form method="post">
          <label for="email">Email for your receipt</label>
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="email"
            required
            maxlength="254"
            value="${email ?? ''}"
          />
          ${button('pay', `Pay ${price}`, true)}
          <details>
            <summary>Other ways this can end</summary>
            ${button('pay-late', 'Pay, confirmed ten seconds later')}
            ${button('pay-and-stay', 'Pay, and never come back')}
            <button name="action" value="decline" formnovalidate>Decline the card</button>
          </details>
          <details>
            <summary>Payments that match no order</summary>
            ${button('pay-less', 'Pay a cent less')} ${button('pay-foreign', 'Pay in baht')}
            ${button('pay-taxed', 'Pay with a tax on top, which the order accepts')}
            <button name="action" value="pay-nameless" formnovalidate>Pay without an address</button>
          </details>
        </form>
        <p><a href="${shopOf(returnUrl)}">Cancel and return to the shop</a></p>`
    }
    ${
      status === 'paid' &&
      html`<form method="post">
        ${button('refund', 'Refund it')} ${button('refund-part', 'Refund half of it')}
        ${button('dispute', 'Dispute it at the bank')} ${button('pay-again', 'Pay a second time')}
      </form>`
    }
    ${
      status === 'disputed' &&
      html`<form method="post">
        ${button('dispute-won', 'The shop wins the dispute')} ${button('dispute-lost', 'The buyer wins the dispute')}
      </form>`
    }
    ${!payable && html`<p><a href="${returnUrl}">Back to the shop</a></p>`}
  `;
  return plainPage({
    brand: agency.name,
    lang: 'en',
    title: headings[status],
    body,
    note: html`This page stands in for the payment provider on machines where none is set up.`,
  });
}
