import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { sayFailure } from '#foundation/failures.ts';
import { useSay } from '#foundation/texts.ts';
import { useChooseMerchant, type OwnMerchant } from '#foundation/use-account.ts';
import css from './staff.module.css';

/** The choice of the merchant to work for, for an account of several. */
export function ChooseMerchant({ merchants }: { merchants: readonly OwnMerchant[] }) {
  const say = useSay();
  const chooseMerchant = useChooseMerchant();
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);

  async function choose(merchant: string): Promise<void> {
    setBusy(true);
    try {
      await chooseMerchant(merchant);
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  }
  if (merchants.length === 0) {
    return (
      <section className={css.choice}>
        <h1>{say('console.no_merchants')}</h1>
        <p>{say('console.no_merchants_text')}</p>
      </section>
    );
  }
  return (
    <section className={css.choice}>
      <h1>{say('console.choose_merchant')}</h1>
      {problem !== null && <Alert severity="error">{sayFailure(say, problem)}</Alert>}
      <ul>
        {merchants.map(({ merchant, name }) => (
          <li key={merchant}>
            <Button
              variant="outlined"
              size="large"
              fullWidth
              disabled={isBusy}
              onClick={() => void choose(merchant)}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
