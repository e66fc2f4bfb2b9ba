// Home: for a member or, where the merchant opens it, for a guest.
import { GuestWelcome } from '#features/lobby/guest-welcome.tsx';
import { useSession } from '#foundation/use-foundation.ts';
import { Waiting } from './waiting.tsx';

export function HomePage() {
  const session = useSession();
  if (session === undefined) return <Waiting />;
  return (
    <main className="scroll pad">
      <GuestWelcome />
    </main>
  );
}
