import { useStaff } from '../../api/session.ts';
import { usePlace } from '../../router/place.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/messages.tsx';
import { useSetting } from '../../ui/use-setting.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { saveName } from './save-name.ts';
import { account } from './words.ts';

const text = account.profile;
/** Where nobody is in the middle of something. */
const asksOn = new Set(['/', '/today']);

/** Asks whoever joined without a name for it, once on each device. */
export function NameNotice() {
  const { id, name } = useStaff();
  const [asked, keepAsked] = useSetting('nameAsked');
  const { onSubmit, error, pending } = useSubmit((field) => saveName(field('name')));
  const { pathname } = usePlace();
  if (name || asked === id || !asksOn.has(pathname)) return null;
  return (
    <form
      onSubmit={onSubmit}
      aria-label={text.ask}
      className="flex flex-wrap items-center gap-2 rounded-xl bg-surface px-3 py-2 text-sm shadow-lg ring-1 ring-line"
    >
      <label className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
        {text.ask}
        <input
          name="name"
          className="field field-small min-w-0 grow basis-52 sm:max-w-64"
          maxLength={60}
          autoComplete="name"
          required
        />
      </label>
      <ErrorText>{error}</ErrorText>
      <Button type="submit" look="primary" busy={pending}>
        {text.save}
      </Button>
      <Button onClick={() => keepAsked(id)}>{text.notNow}</Button>
    </form>
  );
}
