import { IconButton } from '../button/icon-button.tsx';
import { Card } from '../card/card.tsx';
import { Pill } from '../card/pill.tsx';
import { CrownSimpleFillIcon, GearSixIcon, LockKeyIcon, SignOutIcon } from '../icons/account.tsx';
import { HeadsetIcon, TranslateIcon } from '../icons/navigation.tsx';
import { Avatar } from '../list/avatar.tsx';
import { Flag } from '../list/flag.tsx';
import { ListRow } from '../list/list-row.tsx';
import { List } from '../list/list.tsx';
import { ProgressBar } from '../list/progress-bar.tsx';
import { ProgressSteps } from '../list/progress-steps.tsx';
import type { Pictures } from './pictures.ts';
import type { Words } from './words.ts';

const player = 'mira.santos';
const countries = ['TH', 'JP', 'ID'];

export function MemberPart({ words, pictures }: { words: Words; pictures: Pictures }) {
  const nothing = () => undefined;
  return (
    <div className="pad stack">
      <div className="row">
        <Avatar src={pictures.avatar(1)} progress={0.7} />
        <div className="grow">
          <div className="row">
            <h2 className="text-title one-line grow">{player}</h2>
            <IconButton label={words.help} onPress={nothing}>
              <HeadsetIcon size={24} />
            </IconButton>
            <IconButton label={words.security} onPress={nothing}>
              <GearSixIcon size={24} />
            </IconButton>
          </div>
          <Pill tone="value" icon={<CrownSimpleFillIcon size={16} />}>
            {words.club}
          </Pill>
        </div>
      </div>
      <Card tone="vip" href="#benefits">
        <div className="stack stack--m">
          <div>
            <p className="text-subheading">{words.steps}</p>
            <p className="text-caption text-muted">{words.conditions}</p>
          </div>
          <ProgressSteps label={words.conditions} done={7} total={10} />
          <ProgressBar label={words.conditions} value={5} max={20} tone="brand" />
        </div>
      </Card>
      <List>
        <ListRow icon={LockKeyIcon} title={words.security} href="#security" />
        <ListRow
          icon={TranslateIcon}
          title={words.language}
          value={words.languageName}
          href="#language"
        />
        <ListRow
          icon={LockKeyIcon}
          title={words.security}
          detail={words.conditions}
          href="#security"
        />
        <ListRow icon={SignOutIcon} flipIcon title={words.logOut} onPress={nothing} />
      </List>
      <div className="row">
        {[2, 3, 4].map((number) => (
          <Avatar key={number} src={pictures.avatar(number)} />
        ))}
        {countries.map((country) => (
          <Flag key={country} src={pictures.flag(country)} />
        ))}
      </div>
    </div>
  );
}
