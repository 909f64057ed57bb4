import type { Samples } from '../../../content/samples.ts';
import { LockIcon } from '../../../ui/private-icons.tsx';
import { Frame } from './frame.tsx';

export function Chat({ content, label }: { content: Samples['chat']; label: string }) {
  return (
    <Frame {...content} label={label}>
      <ul className="mt-3 flex flex-wrap gap-1.5">
        {content.limits.map((limit) => (
          <li key={limit} className="rounded-full border border-ink/15 px-2 py-0.5 text-xs text-stone">
            {limit}
          </li>
        ))}
      </ul>
      <div className="my-4 space-y-2">
        <p className="mr-8 w-fit rounded-2xl rounded-bl-sm bg-paper-deep px-3 py-2 text-pretty">{content.fan}</p>
        <p className="ml-auto w-fit max-w-[calc(100%-2rem)] rounded-2xl rounded-br-sm bg-peony-600 px-3 py-2 text-pretty text-[#fff]">
          {content.answer}
        </p>
        <p className="flex items-center justify-end gap-1 text-xs font-semibold text-peony-700">
          <LockIcon className="size-3.5" />
          {content.limits[0]}
        </p>
      </div>
    </Frame>
  );
}
