import { seller } from './seller.ts';

/** Whether a buyer is asked to consent that delivery begins at once: the law of the European Union wants it. */
export const asksConsents = ({ currency, language }: { currency: string; language: string }): boolean =>
  seller.asksElsewhere || currency !== 'USD' || language === 'de' || language === 'pl';
