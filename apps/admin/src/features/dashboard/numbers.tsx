import { languages, type Dashboard } from '@blue-peony/contracts';
import { dashboard as text } from './words.ts';
import { messages } from '../../i18n/messages.ts';
import { duration } from '../../ui/duration.ts';
import { Panel } from '../../ui/panel.tsx';
import { Bars } from './bars.tsx';
import { byDay } from './columns.ts';

const languageFills = {
  en: 'fill-chart-1',
  pl: 'fill-chart-2',
  de: 'fill-chart-3',
  ukr: 'fill-chart-4',
  th: 'fill-chart-5',
};
const languageSeries = languages.map((language) => ({
  label: text.languages[language],
  fill: languageFills[language],
}));
const plain = [{ label: text.columns.count, fill: 'fill-chart-1' }];

export function Numbers({ dashboard }: { dashboard: Dashboard }) {
  const { total, scores, earnings, first_score, replies } = dashboard;
  const percentiles = ['p50_seconds', 'p90_seconds'] as const;
  return (
    <div className="grid grid-cols-1 gap-3 lg:grid-cols-2 2xl:grid-cols-4">
      <div className="lg:col-span-2">
        <Bars heading={text.perDay} axis={text.columns.day} series={languageSeries} columns={byDay(dashboard.per_day)}>
          <Figure value={total.toLocaleString('en')} label={text.total} />
        </Bars>
      </div>
      <Bars
        heading={text.scores}
        axis={messages.columns.score}
        series={plain}
        columns={scores.map(({ score, count }) => ({ label: String(score ?? text.unscored), values: [count] }))}
      />
      <Bars
        heading={text.earnings}
        named
        axis={messages.fields.earnings}
        series={plain}
        columns={earnings.map((band) => ({ label: band.earnings, values: [band.count] }))}
      />
      <Panel heading={text.firstScore}>
        <p className="text-muted">{text.firstScoreOf(first_score.count)}</p>
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {percentiles.map((name) => {
            const seconds = first_score[name];
            return (
              <Figure
                key={name}
                asTerm
                value={seconds === null ? text.none : duration(seconds)}
                label={text.percentiles[name]}
              />
            );
          })}
        </dl>
      </Panel>
      <Panel heading={text.replies}>
        <Figure
          value={replies.share === null ? text.none : `${(replies.share * 100).toFixed(1)} %`}
          label={text.share}
        />
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {(['kept', 'broken', 'open'] as const).map((name) => (
            <Figure key={name} asTerm value={replies[name].toLocaleString('en')} label={text.reply[name]} />
          ))}
        </dl>
      </Panel>
    </div>
  );
}

export function Figure({ value, label, asTerm = false }: { value: string; label: string; asTerm?: boolean }) {
  const number = 'text-2xl font-semibold tracking-tight tabular-nums';
  if (!asTerm)
    return (
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={number}>{value}</span> <span className="text-muted">{label}</span>
      </p>
    );
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-muted">{label}</dt>
      <dd className={number}>{value}</dd>
    </div>
  );
}
