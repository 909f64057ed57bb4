import { agency, filmingClaims } from '@blue-peony/agency';
import type { Language } from '@blue-peony/contracts';
import { bindWords, formatMessage, type Values } from '@blue-peony/language';
import { html, type Html } from '@blue-peony/service-kit';
import type { StoredBooking } from '../shared/bookings/bookings.repository.ts';
import { buyersPage, tagOf } from '../shared/buyers-page.ts';
import type { Outcome } from './outcome.ts';
import { bookingTexts } from './texts/index.ts';
import type { BookingTexts } from './texts/en.ts';

export type Shown = {
  language: Language;
  /** Path of this page. */
  path: string;
  hours: number;
  /** In which the page shows times. */
  zone: string;
  /** Begins of free times; undefined where staff find the time with the buyer. */
  offered: readonly number[] | undefined;
  booked: StoredBooking | undefined;
  held: StoredBooking | undefined;
  movable: boolean;
  outcome?: Outcome | undefined;
};

/** The time of a session, to choose, move and cancel: a page without a script, with each time in the buyer's zone. */
export function bookingPage(shown: Shown): string {
  const { language, booked, held, movable, outcome } = shown;
  const texts = bookingTexts[language];
  const say = saying(shown);
  const title = booked ? texts.bookedTitle : texts.title;
  const wrong = outcome === 'taken' ? texts.taken : outcome === 'late' ? texts.late : undefined;
  const body = html`
    <h1>${say(title)}</h1>
    ${wrong && html`<p class="wrong" role="alert">${say(wrong)}</p>`} ${booked && bookedPart(shown, say)}
    ${held ? heldPart(shown, held, say) : booked && !movable ? !wrong && html`<p>${say(texts.late)}</p>` : choice(shown, say)}
    ${booked && movable && !held && cancelPart(shown, say)}
  `;
  return buyersPage(language, { title, body, home: texts.home });
}

type Say = (text: string, values?: Values) => string;

function bookedPart({ booked, language, zone, outcome }: Shown, say: Say): Html {
  const { when, coach, mailed } = bookingTexts[language];
  return html`
    <p class="sum"><span>${say(when)}</span> <strong>${timeIn(language, zone, booked!.beginsAt)}</strong></p>
    <p class="sum"><span>${say(coach)}</span> <strong>${booked!.coach}</strong></p>
    ${outcome === 'done' && html`<p role="status">${say(mailed)}</p>`}
  `;
}

function heldPart({ path, language, zone }: Shown, held: StoredBooking, say: Say): Html {
  const { book, leave, held: text, when, coach } = bookingTexts[language];
  const until = clockIn(language, zone).format(held.heldUntil!);
  return html`
    <p class="sum"><span>${say(when)}</span> <strong>${timeIn(language, zone, held.beginsAt)}</strong></p>
    <p class="sum"><span>${say(coach)}</span> <strong>${held.coach}</strong></p>
    <p role="status">${say(text, { until })}</p>
    <form method="post" action="${path}">
      <input type="hidden" name="zone" value="${zone}" />
      <button class="main" name="act" value="book">${say(book)}</button>
      <button name="act" value="leave">${say(leave)}</button>
    </form>
  `;
}

/** A day opens to its times; a time is a button. Of a booked session the whole choice is folded. */
function choice(shown: Shown, say: Say): Html {
  const { language, offered, booked } = shown;
  const texts = bookingTexts[language];
  if (!offered) return booked ? html`` : html`<p>${say(texts.byHand)}</p>`;
  const lead = booked ? texts.moveLead : texts.lead;
  const times = offered.length === 0 ? html`<p>${say(texts.none)}</p>` : timesOf(shown, offered, say);
  const body = html`<p>${say(lead)}</p>
    ${zoneForm(shown, texts)} ${times}`;
  return booked
    ? html`<details id="move">
        <summary>${say(texts.move)}</summary>
        ${body}
      </details>`
    : body;
}

function timesOf({ path, language, zone }: Shown, offered: readonly number[], say: Say): Html {
  // Made once: making a format takes many times as long as using it.
  const [dayFormat, clock] = [dayIn(language, zone), clockIn(language, zone)];
  const days = new Map<string, number[]>();
  for (const at of offered) {
    const day = dayFormat.format(at);
    days.set(day, [...(days.get(day) ?? []), at]);
  }
  return html`
    <p>${say(bookingTexts[language].allTimes)}</p>
    <form method="post" action="${path}" class="days">
      <input type="hidden" name="act" value="hold" />
      <input type="hidden" name="zone" value="${zone}" />
      ${[...days].map(
        ([day, times], index) =>
          html`<details ${index === 0 && html`open`}>
            <summary>${day}</summary>
            <div class="times">
              ${times.map((at) => {
                const time = new Date(at);
                return html`<button name="at" value="${time.toISOString()}">${clock.format(time)}</button>`;
              })}
            </div>
          </details>`,
      )}
    </form>
  `;
}

function cancelPart({ path, language, zone }: Shown, say: Say): Html {
  const { cancel, cancelLead } = bookingTexts[language];
  return html`<details>
    <summary>${say(cancel)}</summary>
    <p>${say(cancelLead)}</p>
    <form method="post" action="${path}">
      <input type="hidden" name="zone" value="${zone}" />
      <button name="act" value="cancel">${say(cancel)}</button>
    </form>
  </details>`;
}

function zoneForm({ path, zone }: Shown, { zone: label, showZone }: BookingTexts): Html {
  const zones = [...new Set([zone, ...Intl.supportedValuesOf('timeZone')])].toSorted();
  return html`<form method="get" action="${path}">
    <label for="zone">${label}</label>
    <select id="zone" name="zone">
      ${zones.map((each) => html`<option ${each === zone && html`selected`}>${each}</option>`)}
    </select>
    <button>${showZone}</button>
  </form>`;
}

function saying({ language, hours, zone }: Shown): Say {
  const { contactHours: contact, rescheduleHours: notice } = filmingClaims;
  const known = { mailbox: agency.email, hours, notice, contact, zone };
  return (text, values = {}) => bindWords(language, formatMessage(language, text, { ...known, ...values }));
}

const formatIn = (language: Language, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tagOf(language), { timeZone, ...options });
const dayIn = (language: Language, zone: string) =>
  formatIn(language, zone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** With the zone beside it: twice a year, one day has two. */
const clockIn = (language: Language, zone: string) =>
  formatIn(language, zone, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

/** Day, time and zone, as pages and mails show it. */
export const timeIn = (language: Language, zone: string, at: Date) =>
  `${dayIn(language, zone).format(at)}, ${clockIn(language, zone).format(at)} (${zone})`;
