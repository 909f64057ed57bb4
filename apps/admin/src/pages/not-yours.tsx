import { rights, type Right } from '@blue-peony/contracts';
import { Link } from '../router/link.tsx';
import { useStaff } from '../api/session.ts';
import { staff } from '../features/staff/words.ts';
import { notYours as text } from '../i18n/not-yours.ts';

export function NotYours({ right }: { right: Right }) {
  const { role } = useStaff();
  const { owners, roles } = staff;
  const others = new Intl.ListFormat('en').format(rights[right].map((each) => owners[each]));
  return (
    <div className="grid max-w-xl gap-3 panel p-6 text-sm">
      <h2 className="font-display text-xl">{text.heading}</h2>
      <p>{text.explain(others, roles[role])}</p>
      <Link className="text-link justify-self-start py-1" to="/">
        {text.back}
      </Link>
    </div>
  );
}
