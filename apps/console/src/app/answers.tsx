// The answers to choose from in their frame, of the merchant that the account works for.
import { AnswersPage } from '#features/chat/canned/answers-page.tsx';
import { useAccount } from '#foundation/use-account.ts';

export function Answers() {
  const { place } = useAccount();
  return place && <AnswersPage key={place.merchant} place={place} />;
}
