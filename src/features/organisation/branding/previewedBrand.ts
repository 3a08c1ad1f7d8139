import type { CSSProperties } from 'react';
import { defaultBrand } from '#domain/colour/brandShades.ts';
import { fromHex, toHex } from '#domain/colour/colour.ts';
import { type LoginLayout, loginLayout } from '#src/data/session/brandPalette.ts';
import { brandScale } from '#src/ui/theme/brandScale.ts';
import { sidebarColours } from '#src/ui/theme/sidebarColours.ts';

/** A brand as it would be once what is typed was saved. */
export interface PreviewedBrand {
  readonly logo: string | null;
  readonly logoSquare: string | null;
  readonly whiteLogo: string | null;
  readonly loginImage: string | null;
  readonly sidebarLogo: string | null;
  readonly loginLogo: string | null;
  readonly layout: LoginLayout;
  /** What the main colour became where it could not be read, by the mode; empty where it stays as chosen. */
  readonly mended: readonly { readonly mode: 'light' | 'dark'; readonly colour: string }[];
  /** Custom properties of the theme, by the mode. */
  readonly light: CSSProperties;
  readonly dark: CSSProperties;
}

/** The brand of a form's values, by the names of its fields (`brandPalette.primary`). */
export function previewedBrand(values: Readonly<Record<string, unknown>>): PreviewedBrand {
  const text = (name: string): string | null => {
    const value = values[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const sidebar = (part: string): string | null => text(`brandPalette.sidebar.${part}`);
  const background = sidebar('backgroundColor');
  const active = sidebar('activeItemBackgroundColor');
  const primary = text('brandPalette.primary') ?? active ?? background ?? defaultBrand;
  const scale = brandScale(primary);
  const colours = sidebarColours({
    backgroundColor: background,
    textColor: sidebar('textColor'),
    activeItemBackgroundColor: active,
    activeItemTextColor: sidebar('activeItemTextColor'),
  });
  return {
    logo: text('logo'),
    logoSquare: text('logoSquare'),
    whiteLogo: text('whiteLogo'),
    loginImage: text('loginImage'),
    sidebarLogo: sidebar('logoType'),
    loginLogo: text('brandPalette.login.logoType'),
    layout: loginLayout(text('brandPalette.login.layout'), text('loginImage')),
    mended: mendedColours(primary, scale),
    light: {
      ...colours,
      '--brand': scale[6],
      '--brand-soft': scale[0],
      '--brand-text': scale[7],
    } as CSSProperties,
    dark: {
      ...colours,
      '--brand': scale[6],
      '--brand-soft': `${scale[4]}29`,
      '--brand-text': scale[3],
    } as CSSProperties,
  };
}

/** Where the chosen colour would carry no white text, or could not be read on a dark ground. */
function mendedColours(primary: string, scale: readonly string[]): PreviewedBrand['mended'] {
  const chosen = fromHex(primary);
  if (!chosen) return [];
  const isAsChosen = (colour: string | undefined): boolean => colour === toHex(chosen);
  return [
    ...(isAsChosen(scale[6]) ? [] : [{ mode: 'light' as const, colour: scale[6] ?? '' }]),
    // On a dark ground links are a step brighter than what can just be read.
    ...(isAsChosen(scale[4]) ? [] : [{ mode: 'dark' as const, colour: scale[3] ?? '' }]),
  ];
}
