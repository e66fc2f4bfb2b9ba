// The look of the back office: the colour roles of the product with inputs of its own, for MUI and for our style sheets.
import { roles, type ThemeInputs } from '@parlour/theme/theme';
import type { RaThemeOptions } from 'react-admin';

const inputs: ThemeInputs = {
  brand: { hue: 250, chroma: 0.11 },
  accent: { hue: 84, chroma: 0.12 },
  tint: { hue: 250, chroma: 0.004 },
  radius: 0.55,
  display: 'none',
  tracking: -0.01,
  logo: 'disc',
  scheme: 'light',
};

const colours = roles(inputs);
const fonts =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", "PingFang SC", "HarmonyOS Sans SC", "Noto Sans CJK SC", "Noto Sans SC", sans-serif';

/** Styles of the whole document: the colour roles as variables, for our style sheets. */
export const documentStyles = {
  ':root': Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--${name}`, value])),
  body: { margin: 0, background: colours.bg },
  '@media (prefers-reduced-motion: reduce)': {
    '*': { animationDuration: '1ms !important', transitionDuration: '1ms !important' },
  },
};

/** The height of everything that is pressed, in pixels. */
const target = 44;

export const officeTheme: RaThemeOptions = {
  palette: {
    mode: 'light',
    primary: { main: colours.brand, dark: colours['brand-press'], contrastText: '#fff' },
    error: { main: colours.bad },
    warning: { main: colours.warn },
    success: { main: colours.ok },
    info: { main: colours.info },
    background: { default: colours.bg, paper: colours.s1 },
    text: { primary: colours.t1, secondary: colours.t2 },
  },
  shape: { borderRadius: 7 },
  typography: {
    fontFamily: fonts,
    fontSize: 14,
    button: { textTransform: 'none', fontWeight: 600 },
    h1: { fontSize: '1.375rem', fontWeight: 700, letterSpacing: '-0.01em' },
    h2: { fontSize: '0.9375rem', fontWeight: 650 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: target,
          '&.Mui-focusVisible': { outline: `2px solid ${colours.brand}`, outlineOffset: 2 },
          // The quiet buttons beside a main one: filled, without a line.
          '&.MuiButton-outlined.MuiButton-colorInherit': {
            borderColor: 'transparent',
            backgroundColor: colours.s2,
          },
        },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          minWidth: target,
          minHeight: target,
          color: colours.t1,
          '&.Mui-focusVisible': { outline: `2px solid ${colours.brand}`, outlineOffset: -2 },
        },
      },
    },
    // Without a ripple it has no sign of the keyboard's focus.
    MuiRadio: {
      styleOverrides: {
        root: {
          '&.Mui-focusVisible': { outline: `2px solid ${colours.brand}`, outlineOffset: -4 },
        },
      },
    },
    MuiTab: { styleOverrides: { root: { minHeight: target, minWidth: 0, color: colours.t2 } } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: target } } },
    MuiInputLabel: { styleOverrides: { root: { color: colours.t2 } } },
  },
};
