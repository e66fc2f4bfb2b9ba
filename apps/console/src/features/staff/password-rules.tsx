import CheckIcon from '@mui/icons-material/Check';
import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import { passwordLength, type Weakness } from '@parlour/contract/password/weaknesses';
import { useSay } from '#foundation/texts.ts';
import css from './staff.module.css';

export const rulesId = 'password-rules';

type Props = { password: string; refused: readonly Weakness[] };
type RuleState = 'open' | 'met' | 'broken';

/** The rules of a new password. Only its length can be told while it is typed; the server tells the rest. */
export function PasswordRules({ password, refused }: Props) {
  const say = useSay();
  const stateOf = (...reasons: Weakness[]): RuleState =>
    reasons.some((each) => refused.includes(each)) ? 'broken' : 'open';
  const isLong = Array.from(password).length >= passwordLength.least;
  const rules: [string, RuleState][] = [
    [
      say('console.rule_length', { count: passwordLength.least }),
      isLong && stateOf('short') === 'open' ? 'met' : stateOf('short'),
    ],
    [say('console.rule_common'), stateOf('common')],
    [say('console.rule_name'), stateOf('name')],
  ];
  return (
    <ul id={rulesId} className={css.rules} aria-label={say('console.rules')}>
      {rules.map(([text, state]) => (
        <li key={text} data-state={state}>
          <RuleMark state={state} />
          {text}
        </li>
      ))}
    </ul>
  );
}

function RuleMark({ state }: { state: RuleState }) {
  const say = useSay();
  if (state === 'open') return <CircleOutlinedIcon fontSize="inherit" />;
  const Icon = state === 'met' ? CheckIcon : CloseIcon;
  return (
    <Icon
      fontSize="inherit"
      titleAccess={say(state === 'met' ? 'console.met' : 'console.broken')}
    />
  );
}
