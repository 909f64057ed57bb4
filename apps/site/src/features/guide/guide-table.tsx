import type { Block } from '../../content/guide.ts';

type Props = Pick<Extract<Block, { kind: 'table' }>, 'caption' | 'head' | 'rows'>;

/** A table; on a narrow screen each row becomes a small card whose lines name their columns. */
export function GuideTable({ caption, head, rows }: Props) {
  return (
    <figure className="mt-6 overflow-x-auto sm:mt-8 rounded-3xl bg-white text-base shadow-[0_30px_60px_-40px_rgb(11_16_32/.35)]">
      <table className="w-full text-left">
        <caption className="bg-ink px-5 py-3 text-left sm:px-6 sm:py-4 font-semibold text-white">{caption}</caption>
        <thead className="max-sm:sr-only">
          <tr className="bg-peony-50">
            {head.map((column) => (
              <th key={column} scope="col" className="px-6 py-3 text-sm font-semibold text-peony-700">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first} className="border-t border-ink/8 first:border-0 max-sm:block max-sm:px-5 max-sm:py-3">
              <th scope="row" className="font-semibold text-ink max-sm:block sm:px-6 sm:py-4 sm:align-top">
                {first}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={head[index + 1]}
                  className={`text-stone max-sm:mt-1 max-sm:block sm:px-6 sm:py-4 sm:align-top ${/^\d+ \w+$/.test(cell) ? 'whitespace-nowrap' : ''}`}
                >
                  <span className="text-sm text-peony-700 sm:hidden" aria-hidden="true">
                    {head[index + 1]}:
                  </span>{' '}
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
