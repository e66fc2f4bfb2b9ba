import TranslateIcon from '@mui/icons-material/Translate';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { languages } from '@parlour/contract/languages';
import { useState } from 'react';
import { useLocaleState } from 'react-admin';
import { officeLanguages, useSay, type OfficeLanguage } from './texts.ts';

/** The choice of the language, which the device remembers. */
export function LanguageSwitch() {
  const say = useSay();
  const [language, setLanguage] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current = officeLanguages[language as OfficeLanguage];
  const all = Object.entries(officeLanguages) as [OfficeLanguage, string][];
  return (
    <>
      <Button
        color="inherit"
        startIcon={<TranslateIcon />}
        aria-haspopup="menu"
        aria-label={say('console.language_of', { name: current })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {current}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {all.map(([code, name]) => (
          <MenuItem
            key={code}
            lang={languages[code].tag}
            selected={code === language}
            onClick={() => {
              setAnchor(null);
              setLanguage(code);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
