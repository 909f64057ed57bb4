import { claims } from '@blue-peony/agency';
import { assessmentSeconds, type ApplicationForm as Application, type ApplicationReceipt } from '@blue-peony/contracts';
import { useNavigate } from 'react-router-dom';
import { ApplicationForm } from '../features/application-form/application-form.tsx';
import { assessmentState } from '../features/assessment/assessment-state.ts';
import { QuickExit } from '../features/quick-exit/quick-exit.tsx';
import { track } from '../features/tracking/track.ts';
import { useLocale, useText } from '../i18n/localized.tsx';
import { paths } from '../paths.ts';
import { Section, SectionHeading } from '../ui/section.tsx';

const steps = ['application.stepSend', 'application.stepResult', 'application.stepTalk'] as const;

/** The form, and what follows an accepted application: the Lead event and the way to the assessment. */
type Props = {
  law?: { title: string; text: string } | undefined;
  onSend: () => void;
};

export function ApplySection({ law, onSend }: Props) {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();

  const onAccepted = (application: Application & { file_urls: string[] }, receipt: ApplicationReceipt) => {
    const { email, name, country, whatsapp } = application;
    track({ name: 'Lead', id: receipt.id, person: { email, name, country, whatsapp } });
    void navigate(paths.assessment(locale), { state: assessmentState(application, receipt) });
  };

  return (
    <Section id="apply" tone="ink" glow>
      <div className="relative grid gap-8 lg:gap-12 lg:grid-cols-[1fr_1.75fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading
            tone="light"
            eyebrow={text('application.eyebrow')}
            title={text('application.title')}
            lead={text('application.lead', { hours: claims.replyHours })}
          />
          <a
            href={paths.myApplication(locale)}
            className="mt-4 inline-flex min-h-11 items-center text-sm text-white/75 underline underline-offset-4 hover:text-white"
          >
            {text('application.applied')}
          </a>
          {law && (
            <aside className="mt-8 rounded-2xl border border-blush/40 p-5">
              <h3 className="font-semibold text-blush">{law.title}</h3>
              <p className="mt-2 text-sm text-pretty text-white/75">{law.text}</p>
            </aside>
          )}
          <ol className="mt-6 space-y-3 lg:mt-10 lg:space-y-5">
            {steps.map((step, index) => (
              <li key={step} className="flex items-center gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-8 shrink-0 place-items-center rounded-full bg-white/10 font-display text-blush lg:size-10 lg:text-lg"
                >
                  {index + 1}
                </span>
                {text(step, { hours: claims.replyHours, resultMinutes: assessmentSeconds / 60 })}
              </li>
            ))}
          </ol>
        </div>
        <div
          onSubmit={onSend}
          className="rounded-4xl bg-paper px-5 py-10 text-ink shadow-2xl shadow-black/40 sm:px-10 md:p-12"
        >
          <div className="pointer-events-none sticky top-20 z-10 -mt-4 mb-2 flex justify-end *:pointer-events-auto">
            <QuickExit />
          </div>
          <ApplicationForm onAccepted={onAccepted} />
        </div>
      </div>
    </Section>
  );
}
