import type { ReactNode } from 'react';
import { formatMoney, type SessionTier } from '@blue-peony/contracts';
import { useLocale, useText } from '../../i18n/localized.tsx';
import type { Book } from './book.ts';

/** Every row books its own hours; on a narrow screen the columns name themselves inside the row. */
export function PriceTable({ caption, tiers, book }: { caption: string; tiers: readonly SessionTier[]; book: Book }) {
  const text = useText();
  const { tag } = useLocale();
  return (
    <div className="overflow-x-auto rounded-3xl bg-paper shadow-[0_40px_80px_-50px_rgb(11_16_32/.45)]">
      <table className="w-full text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-sm text-stone max-sm:sr-only">
          <tr>
            <Column>{text('filming.columnHours')}</Column>
            <Column>{text('filming.columnPrice')}</Column>
            <Column>{text('filming.columnSaving')}</Column>
            <Column>{text('filming.columnTotal')}</Column>
            <Column>
              <span className="sr-only">{text('filming.columnBooking')}</span>
            </Column>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ hours, perHour, saving, total }) => (
            <tr
              key={hours}
              className="border-t border-ink/10 max-sm:grid @min-[21rem]/page:max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:p-5 max-sm:first:border-0"
            >
              <th scope="row" className="font-display text-2xl font-normal whitespace-nowrap sm:py-4 sm:pl-6">
                {text('filming.hours', { hours })}
              </th>
              <td className="font-semibold sm:px-3 max-sm:col-start-1 max-sm:mt-1">
                <Either narrow={text('filming.perHour', { price: formatMoney(perHour, tag) })}>
                  {formatMoney(perHour, tag)}
                </Either>
              </td>
              <td className="text-success sm:px-3 max-sm:col-start-1">
                {saving.amount > 0 ? (
                  <Either narrow={text('filming.savedPerHour', { saving: formatMoney(saving, tag) })}>
                    {formatMoney(saving, tag)}
                  </Either>
                ) : (
                  <span className="max-sm:hidden">–</span>
                )}
              </td>
              <td className="sm:px-3 max-sm:col-start-1 text-stone">
                <Either narrow={text('filming.totalPrice', { total: formatMoney(total, tag) })}>
                  {formatMoney(total, tag)}
                </Either>
              </td>
              <td className="text-right sm:py-3 sm:pr-4 @min-[21rem]/page:max-sm:col-start-2 @min-[21rem]/page:max-sm:row-span-4 @min-[21rem]/page:max-sm:row-start-1 max-sm:self-center @max-[21rem]/page:mt-4 @max-[21rem]/page:text-left">
                {book({ hours, look: 'dark' })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Column = ({ children }: { children: ReactNode }) => (
  <th scope="col" className="px-3 py-4 align-bottom font-semibold first:pl-6">
    {children}
  </th>
);

/** A cell as text when the table's head is hidden, and as a figure when the head is visible. */
const Either = ({ narrow, children }: { narrow: string; children: string }) => (
  <>
    <span className="sm:hidden">{narrow}</span>
    <span className="max-sm:hidden">{children}</span>
  </>
);
