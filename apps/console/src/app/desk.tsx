// The desk in its frame: whose account and which merchant it works for.
import { DeskPage } from '#features/chat/desk-page.tsx';
import { useEnteredAccount } from '#foundation/use-account.ts';

export function Desk() {
  const { mail, merchant } = useEnteredAccount();
  return <DeskPage key={merchant} mail={mail} merchant={merchant} />;
}
