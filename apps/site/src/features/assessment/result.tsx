import { useEffect, useRef } from 'react';
import { claims, prices } from '@blue-peony/agency';
import { formatMoney, rejectionReason, sessionCurrency, sessionTotal } from '@blue-peony/contracts';
import { useLocale, useText } from '../../i18n/localized.tsx';
import { paths } from '../../paths.ts';
import { button } from '../../ui/button.ts';
import { CheckIcon, CrossIcon } from '../../ui/icons.tsx';
import { Peony } from '../../ui/peony.tsx';
import type { AssessmentState } from './assessment-state.ts';
import { Card } from './card.tsx';
import { OwnPage } from './own-page.tsx';

/** How far a flower is open that may still bloom. */
const bud = 0.25;

/** Phase 2: the preliminary result. Its heading takes the focus, so that it is read out when it appears. */
export function Result({ state: { application, receipt } }: { state: AssessmentState }) {
  const text = useText();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const reason = rejectionReason(application);
  const qualified = !reason;
  const past = reason === 'past_entry';
  const hours = claims.replyHours;
  const { tag, language } = locale;
  const figures = {
    plansFrom: formatMoney({ amount: claims.mainPlansFrom * 100, currency: 'USD' }, tag),
    hourPrice: formatMoney(sessionTotal(prices, 1, sessionCurrency[language]), tag),
  };
  return (
    <Card tone={qualified ? 'qualified' : 'rejected'}>
      <div
        className={`relative mx-auto grid size-44 place-items-center rounded-full border-4 bg-ink ${qualified ? 'border-success' : 'border-danger'}`}
      >
        <Peony seed={receipt.flower ?? receipt.id} open={qualified ? 1 : bud} className="size-40" />
        <span
          className={`absolute -right-1 -bottom-1 grid size-14 place-items-center rounded-full border-4 border-white text-white ${qualified ? 'bg-success' : 'bg-danger'}`}
        >
          {qualified ? <CheckIcon className="size-7" /> : <CrossIcon className="size-7" />}
        </span>
      </div>
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-6 font-display text-3xl text-balance text-ink outline-none sm:text-4xl"
      >
        {text(qualified ? 'assessment.qualifiedTitle' : 'assessment.rejectedTitle')}
      </h1>
      <p className="mx-auto mt-4 max-w-md text-pretty text-ink">
        {qualified && text('assessment.qualifiedLead')}
        {past && text('assessment.pastEntry', { hours })}
        {reason === 'nothing_shown' && text('assessment.rejectedLead')}
      </p>
      {!past && (
        <p className="mx-auto mt-4 max-w-md text-pretty text-stone">
          {qualified ? text('assessment.qualifiedPlans', figures) : text('assessment.rejectedRead', { hours })}
        </p>
      )}
      <p className="mx-auto mt-4 max-w-md text-pretty text-stone">
        {qualified
          ? text('assessment.qualifiedNext', { hours })
          : text(past ? 'assessment.pastEntryAgain' : 'assessment.rejectedAgain')}
      </p>
      <a
        href={qualified ? paths.filmingServices(locale) : paths.home(locale)}
        className={`${button(qualified ? 'primary' : 'dark')} mt-8`}
      >
        {text(qualified ? 'assessment.qualifiedButton' : 'assessment.rejectedButton')}
      </a>
      <OwnPage url={receipt.my_application_url} />
    </Card>
  );
}
