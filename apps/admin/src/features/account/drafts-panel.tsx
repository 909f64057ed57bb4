import { logOut, useStaff } from '../../api/session.ts';
import { forgetDrafts } from '../../drafts/drafts.ts';
import { drafts as text } from './drafts-words.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

export function DraftsPanel() {
  const { id } = useStaff();

  function forgetDevice(): void {
    forgetDrafts(id);
    void logOut();
  }

  return (
    <Panel heading={text.heading}>
      <p className="text-muted">{text.explain}</p>
      <Button className="justify-self-start" onClick={forgetDevice}>
        {text.forgetDevice}
      </Button>
      <p className="text-muted">{text.hint}</p>
    </Panel>
  );
}
