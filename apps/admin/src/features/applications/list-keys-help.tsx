import { KeysHelp } from './review/keys-help.tsx';

const keys = [
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['Enter', 'Open the review'],
  ['x', 'Select or deselect'],
  ['/', 'Search'],
  ['Home', 'To the top'],
  ['?', 'These keys'],
] as const;

export const ListKeysHelp = ({ onClose }: { onClose: () => void }) => <KeysHelp rows={keys} onClose={onClose} />;
