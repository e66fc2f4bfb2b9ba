import { drawnFlags, flagPath } from '@parlour/contract/flag-path';
import { Flag } from '@parlour/ui/list/flag';
import css from './country.module.css';

/** The two letters where nobody drew it yet. The name stands beside it. */
export function CountryFlag({ code }: { code: string }) {
  return drawnFlags.includes(code) ? (
    <Flag src={flagPath(code)} />
  ) : (
    <span className={`flag ${css.letters}`} aria-hidden="true">
      {code}
    </span>
  );
}
