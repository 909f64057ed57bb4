import { useLayoutEffect, useState } from 'react';
import { agency } from '@blue-peony/agency';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { Legal } from '../content/legal.ts';
import { Assessment } from '../features/assessment/assessment.tsx';
import { readAssessmentState, type AssessmentState } from '../features/assessment/assessment-state.ts';
import { useLocale, useText } from '../i18n/localized.tsx';
import { paths } from '../paths.ts';
import { button } from '../ui/button.ts';
import { useAwake } from '../ui/use-awake.ts';
import { PrivatePage } from './private-page.tsx';

export function AssessmentPage({ legal }: { legal: Legal }) {
  const text = useText();
  const locale = useLocale();
  const awake = useAwake();
  useLayoutEffect(() => {
    // In braces: the call returns a promise in new browsers, which React would take for a cleanup function.
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <PrivatePage title={text('assessment.pageTitle')} languages={false} legal={legal}>
      <div
        id="home"
        data-wake="now"
        data-without={paths.home(locale)}
        className="relative flex min-h-svh items-center overflow-clip bg-ink px-4 py-16"
      >
        <div className="glow" />
        <div className="relative mx-auto w-full max-w-2xl">
          {awake ? (
            <Visit />
          ) : (
            <div className="text-center text-lg text-white/75">
              <h1 className="sr-only">{text('assessment.pageTitle')}</h1>
              <p role="status" className="needs-script">
                {text('assessment.wait')}
              </p>
              <noscript>
                <p>{text('assessment.noScript', { email: agency.email })}</p>
                <a href={paths.home(locale)} className={`${button('light')} mt-8`}>
                  {text('assessment.rejectedButton')}
                </a>
              </noscript>
            </div>
          )}
        </div>
      </div>
    </PrivatePage>
  );
}

/** The assessment of the application in the navigation state; without one, a silent redirect to the home page. */
function Visit() {
  const locale = useLocale();
  const location = useLocation();
  const navigate = useNavigate();
  // Kept: following a link to a legal text makes a history entry without the state.
  const [state] = useState(() => readAssessmentState(location.state));
  if (!state) return <Navigate to={paths.home(locale)} replace />;

  const onNotified = () => {
    const told: AssessmentState = { ...state, notificationFailed: false };
    void navigate(location, { replace: true, state: told });
  };
  return <Assessment state={state} onNotified={onNotified} />;
}
