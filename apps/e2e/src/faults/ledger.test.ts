import { expect, test } from '@jest/globals';
import { compareMails, Ledger, type Copy } from './ledger.ts';

const copy = (messageId: string, to: string, unanswered = false): Copy => ({
  messageId,
  envelope: { from: 'house@blue-peony.example', to: [to] },
  text: '',
  unanswered,
});

test('a copy counts once, in the fault in which it came', () => {
  const ledger = new Ledger();
  const copies = [copy('1', 'a@load.example'), copy('1', 'a@load.example')];
  expect(compareMails(ledger, copies).doubled).toEqual(['mail']);
  ledger.copiesBefore = copies.length;
  expect(compareMails(ledger, copies).doubled).toEqual([]);
  expect(compareMails(ledger, [...copies, copy('1', 'a@load.example')]).doubled).toEqual(['mail']);
});

test('a second copy is excused only when the first one got no answer', () => {
  const excused = (first: boolean, second: boolean) =>
    compareMails(new Ledger(), [copy('1', 'a@load.example', first), copy('1', 'a@load.example', second)]).excused;
  expect([excused(true, false), excused(false, true)]).toEqual([1, 0]);
});

test('a receipt that its buyer has refused for good is not lost', () => {
  const ledger = new Ledger();
  ledger.paid.set('buyer-000001@load.example', 'order');
  expect(compareMails(ledger, []).lost).toEqual(['receipt']);
  ledger.refuses = () => true;
  expect(compareMails(ledger, []).lost).toEqual([]);
});

test('of a payment that matches no order, the mail to its buyer and the mail to staff are looked for', () => {
  const ledger = new Ledger();
  ledger.cases.set('buyer-000002@load.example', 'order');
  expect(compareMails(ledger, []).lost).toEqual(['mail about a case', 'staff mail about a case']);
  const staff = { ...copy('2', 'staff@blue-peony.example'), text: 'Buyer: buyer-000002@load.example' };
  expect(compareMails(ledger, [copy('1', 'buyer-000002@load.example'), staff]).lost).toEqual([]);
});
