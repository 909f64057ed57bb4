import { agency } from '@blue-peony/agency';
import { saveFile } from '@blue-peony/ui';
import { useState } from 'react';
import { useStaff } from '../../api/session.ts';
import { passkeys } from '../../i18n/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { copying, copyText } from '../../ui/copy-text.ts';
import { ErrorText, StatusText } from '../../ui/messages.tsx';

const text = passkeys.recovery;

const inGroups = (code: string) => code.match(/.{1,4}/g)!.join('-');

export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { email } = useStaff();
  const [copied, setCopied] = useState<boolean>();
  const heading = `${agency.name}, ${text.heading.toLowerCase()}, ${email}`;
  const sheet = [heading, '', ...codes.map(inGroups), ''].join('\n');

  return (
    <div className="grid gap-3">
      <p role="status">{text.once}</p>
      <div data-print className="rounded-lg bg-page p-3">
        <p className="mb-2 text-xs text-muted wrap-anywhere">{heading}</p>
        <ol className="grid gap-x-4 gap-y-1 font-mono tabular-nums sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{inGroups(code)}</li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copyText(sheet).then(setCopied)}>{text.copy}</Button>
        <Button onClick={() => saveFile(new Blob([sheet], { type: 'text/plain' }), text.fileName)}>
          {text.download}
        </Button>
        <Button onClick={() => window.print()}>{text.print}</Button>
        <Button look="primary" onClick={onKept}>
          {text.done}
        </Button>
      </div>
      <StatusText>{copied && text.copied}</StatusText>
      <ErrorText>{copied === false && copying.refused}</ErrorText>
    </div>
  );
}
