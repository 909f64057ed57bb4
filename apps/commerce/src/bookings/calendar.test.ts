import { expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { timeIn } from './booking-page.ts';
import { feed, invitation, type Entry } from './calendar.ts';
import { placeAt } from './place-at.ts';

const hour = 3_600_000;
const host = 'www.agency.example';
const person = { name: 'Ola', email: 'ola@example.com' };

const entry = (at: number, given: Partial<Entry> = {}): Entry => ({
  id: '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a99',
  sequence: 0,
  beginsAt: new Date(at),
  endsAt: new Date(at + 2 * hour),
  summary: 'Agency: your session, 2 h',
  description: 'Order: 4C1F9-A07BE\nhttps://www.agency.example/api/sessions/one/token',
  ...given,
});

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { method: calendar.getFirstPropertyValue('method'), events };
}

test('500 random sessions around both clock changes of 2027 have the time on the page that another parser reads', async () => {
  const zones = ['Europe/Warsaw', 'America/New_York', 'Asia/Bangkok'];
  const changes = ['2027-03-14', '2027-03-28', '2027-10-31', '2027-11-07'].map((date) => Date.parse(date));
  let seed = 7;
  const below = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit;
  for (let round = 0; round < 500; round++) {
    const at = changes[below(4)]! - 24 * hour + below(96) * (hour / 2);
    const timeZone = zones[below(3)]!;
    const { events } = read(await invitation(host, entry(at), person));
    const read0 = events[0]!.startDate.toJSDate();
    // A slow, plain clock: the offset that the zone's name says, added by hand.
    const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(read0);
    const [, sign, hours, minutes] = /GMT(?:([+-])(\d+):(\d+))?$/.exec(name)!;
    const offset = (Number(hours ?? 0) + Number(minutes ?? 0) / 60) * (sign === '-' ? -1 : 1);
    const clock = new Date(at + offset * hour).toISOString();
    const shown = timeIn('pl', timeZone, read0);
    expect([read0.getTime(), shown.includes(`${Number(clock.slice(11, 13))}:${clock.slice(14, 16)}`)]).toEqual([
      at,
      true,
    ]);
    expect(shown).toContain(`${Number(clock.slice(8, 10))} `);
    expect(shown).toContain(`(${timeZone})`);
  }
});

test('an entry keeps its identity, counts its changes, and is canceled by its own method', async () => {
  const at = Date.parse('2027-03-28T08:00:00Z');
  const [before, moved, canceled] = await Promise.all([
    invitation(host, entry(at), person),
    invitation(host, entry(at + hour, { sequence: 1 }), person),
    invitation(host, entry(at + hour, { sequence: 2, canceled: true }), person),
  ]);
  const found = [before, moved, canceled].map(read);
  expect(found.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
  expect(new Set(found.map(({ events }) => events[0]!.uid)).size).toBe(1);
  expect(found.map(({ events }) => events[0]!.sequence)).toEqual([0, 1, 2]);
  expect(found.map(({ events }) => events[0]!.endDate.toJSDate().getTime() - at)).toEqual(
    [2, 3, 3].map((h) => h * hour),
  );
  expect(found[0]!.events[0]!.description).toBe(entry(at).description);
});

test('a feed has each session once', async () => {
  const at = Date.parse('2027-06-01T08:00:00Z');
  const { events } = read(await feed(host, 'Kasia', [entry(at), entry(at + 3 * hour, { id: 'another' })]));
  expect(events.map(({ uid }) => uid.split('@')[1])).toEqual([host, host]);
});

test('a coach who travels reads the time of the place on that day', () => {
  const away = [
    { from: '2027-06-01', to: '2027-06-02', zone: 'Asia/Bangkok' },
    { from: '2027-06-05', to: '2027-06-05', zone: null },
  ];
  const coach = { zone: 'Europe/Warsaw', hours: [], away, buffer_minutes: 0, notice_hours: 1 };
  const places = ['05-31T16:59', '05-31T17:00', '06-02T16:59', '06-02T17:00', '06-05T12:00'].map((time) =>
    placeAt(coach, new Date(`2027-${time}:00Z`)),
  );
  expect(places).toEqual(['Europe/Warsaw', 'Asia/Bangkok', 'Asia/Bangkok', 'Europe/Warsaw', 'Europe/Warsaw']);
});
