import { countries, type Finding } from '@blue-peony/gateway/launch';
import { fixedTexts } from './fixed-texts.ts';

/** The printed report: the findings by country, then the texts that the specification fixes. */
export function report(findings: readonly Finding[]): string {
  const parts = countries.flatMap((country) => {
    const own = findings.filter((finding) => finding.country === country);
    const lines = own.map(({ kind, what, where }) => `  ${kind.padEnd(13)} ${what}  [${where}]`);
    return lines.length > 0 ? [[country, ...lines].join('\n')] : [];
  });
  const fixed = fixedTexts.map(([country, text]) => `  ${country}: ${text}`);
  return [
    ...parts,
    ['Fixed by the specification, shown as it is (reasons: docs/languages/fixed-texts.md)', ...fixed].join('\n'),
    findings.length > 0
      ? `${findings.length} things to settle before the launch.`
      : 'Nothing stands against the launch.',
  ].join('\n\n');
}
