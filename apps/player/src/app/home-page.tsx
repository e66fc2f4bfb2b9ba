// Home: for a member or, where the merchant opens it, for a guest.
import { GuestWelcome } from '#features/lobby/guest-welcome.tsx';
import { MemberGreeting } from '#features/member/member-greeting.tsx';
import { LogOutButton } from '#features/session/log-out-button.tsx';
import { useSession } from '#foundation/use-foundation.ts';
import { Waiting } from './waiting.tsx';

export function HomePage() {
  const session = useSession();
  if (session === undefined) return <Waiting />;
  if (session === null) return <GuestWelcome />;
  return (
    <>
      <MemberGreeting />
      <LogOutButton />
    </>
  );
}
