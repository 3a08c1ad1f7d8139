import { createTheme, type MantineColorsTuple, type MantineThemeOverride } from '@mantine/core';
import {
  BREAKPOINT_MOBILE_PX,
  BREAKPOINT_WIDE_PX,
  COLOR_RED,
  MODAL_CLOSE_ANIMATION_MS,
} from '#domain/generated/constants.gen.ts';
import { brandScale } from './brandScale.ts';

const fontFamily =
  "'Inter Variable', 'Noto Sans Arabic Variable', system-ui, -apple-system, 'Segoe UI', 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans KR', sans-serif";

/** Text to background of the dark mode: the neutrals of tokens.css, for what the component library paints itself. */
const darkNeutrals: MantineColorsTuple = [
  '#e9ebef',
  '#c3c9d3',
  '#a3acba',
  '#8d97a6',
  '#3a404c',
  '#2a2f39',
  '#1c2027',
  '#16191f',
  '#0f1115',
  '#0a0c0f',
];

/** Of a length in pixels at the browser's own size of letters: a query that follows the reader's. */
const inEm = (pixels: number): string => `${pixels / 16}em`;

/** Every token of the look; a component never names a colour, a size or a radius of its own. */
export function createAppTheme(brand: string): MantineThemeOverride {
  return createTheme({
    fontFamily,
    fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, monospace',
    headings: {
      fontFamily,
      fontWeight: '600',
      sizes: {
        h1: { fontSize: '1.75rem', lineHeight: '1.25' },
        h2: { fontSize: '1.25rem', lineHeight: '1.35' },
        h3: { fontSize: '1rem', lineHeight: '1.5' },
        h4: { fontSize: '0.875rem', lineHeight: '1.5' },
      },
    },
    fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
    lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    radius: { xs: '4px', sm: '6px', md: '6px', lg: '10px', xl: '16px' },
    defaultRadius: 'md',
    shadows: { md: 'var(--shadow-float)', lg: 'var(--shadow-float)', xl: 'var(--shadow-float)' },
    breakpoints: { xs: inEm(BREAKPOINT_MOBILE_PX), sm: inEm(BREAKPOINT_WIDE_PX), md: '62em', lg: '75em', xl: '88em' },
    colors: { brand: brandScale(brand), dark: darkNeutrals, red: brandScale(COLOR_RED) },
    primaryColor: 'brand',
    primaryShade: { light: 6, dark: 6 },
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      Button: { defaultProps: { size: 'sm' } },
      ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
      Modal: {
        defaultProps: { radius: 'lg', transitionProps: { duration: MODAL_CLOSE_ANIMATION_MS }, centered: true },
      },
      Drawer: { defaultProps: { transitionProps: { duration: 200 } } },
      Tooltip: { defaultProps: { openDelay: 300, radius: 'sm', multiline: true, maw: 320 } },
      // Without the placeholder a menu holds nothing but its items, and the first of them has the focus.
      Menu: {
        defaultProps: {
          shadow: 'md',
          radius: 'md',
          transitionProps: { duration: 120 },
          withInitialFocusPlaceholder: false,
          // A menu that is longer than what is left of the window scrolls in itself.
          middlewares: { flip: true, shift: true, size: true },
          styles: { dropdown: { overflowY: 'auto' } },
        },
      },
      // A list opens by a click, an arrow or by typing: whoever only passes by with Tab sees what comes next.
      Select: { defaultProps: { openOnFocus: false } },
      MultiSelect: { defaultProps: { openOnFocus: false } },
      TagsInput: { defaultProps: { openOnFocus: false } },
      Popover: { defaultProps: { shadow: 'md', radius: 'lg', transitionProps: { duration: 120 } } },
    },
  });
}
