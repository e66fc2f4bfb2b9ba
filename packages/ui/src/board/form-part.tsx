import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../form/checkbox.tsx';
import { CodeField } from '../form/code-field.tsx';
import { Message } from '../form/message.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { EnvelopeSimpleIcon } from '../icons/account.tsx';
import { UserIcon } from '../icons/navigation.tsx';
import { ArrowClockwiseIcon } from '../icons/status.tsx';
import { SegmentedTabs } from '../tabs/segmented-tabs.tsx';
import { TabPanel } from '../tabs/tab-panel.tsx';
import { UnderlineTabs } from '../tabs/underline-tabs.tsx';
import type { Words } from './words.ts';

export function FormPart({ words }: { words: Words }) {
  const [way, setWay] = useState<'password' | 'code'>('password');
  const [code, setCode] = useState('492');
  const tabs = [
    { id: 'password', label: words.password },
    { id: 'code', label: words.code },
  ] as const;
  return (
    <form className="stack stack--m pad pad--form" onSubmit={(event) => event.preventDefault()}>
      <div>
        <h2 className="text-display">{words.welcome}</h2>
        <p className="text-muted">{words.intro}</p>
      </div>
      <SegmentedTabs
        label={words.logIn}
        tabs={tabs}
        selected={way}
        onSelect={setWay}
        panel="board-way"
      />
      <TabPanel panel="board-way" selected={way}>
        <div className="stack stack--m">
          <TextField
            label={words.username}
            labelHidden
            icon={<UserIcon size={20} />}
            defaultValue="mira.santos"
            ltr
          />
          <PasswordField
            label={words.password}
            labelHidden
            showLabel={words.password}
            hideLabel={words.password}
            defaultValue="abcdefgh"
          />
          <TextField
            label={words.username}
            labelHidden
            icon={<EnvelopeSimpleIcon size={20} />}
            error={words.wrong}
          />
          <TextField label={words.username} hint={words.hold} />
          <CodeField label={words.code} value={code} onValue={setCode} hint={words.intro} />
        </div>
      </TabPanel>
      <div className="row row--apart">
        <Checkbox defaultChecked>{words.remember}</Checkbox>
        <a className="text-link text-small" href="#help">
          {words.help}
        </a>
      </div>
      <Message tone="bad">{words.wrong}</Message>
      <Message>{words.notice}</Message>
      <Button tone="primary" wide type="submit">
        {words.logIn}
      </Button>
      <Buttons words={words} />
      <UnderlineTabs label={words.logIn} tabs={tabs} selected={way} onSelect={setWay} />
    </form>
  );
}

function Buttons({ words }: { words: Words }) {
  return (
    <>
      <div className="button-row">
        <Button>{words.help}</Button>
        <Button tone="primary" icon={<ArrowClockwiseIcon size={20} />}>
          {words.retry}
        </Button>
        <Button tone="danger">{words.logOut}</Button>
        <Button tone="text">{words.help}</Button>
        <Button tone="primary" busy>
          {words.logIn}
        </Button>
        <Button disabled>{words.logIn}</Button>
      </div>
      <div className="button-row">
        <Button size="small">{words.browse}</Button>
        <Button size="mini" tone="primary">
          {words.pick}
        </Button>
        <Button size="small" tone="value">
          {words.pick}
        </Button>
      </div>
    </>
  );
}
