import type { SessionIncubator } from './sessionStore.ts';

/** The tenant's colours of the sidebar; any of them may be missing. */
export interface SidebarPalette {
  readonly backgroundColor?: string;
  readonly textColor?: string;
  readonly activeItemBackgroundColor?: string;
  readonly activeItemTextColor?: string;
  readonly activeSubItemTextColor?: string;
  readonly logoType?: string;
}

/** The tenant's main colour; where it has none, the one its sidebar speaks in. */
export function brandColor(incubator: SessionIncubator | null): string | undefined {
  const { activeItemBackgroundColor, backgroundColor } = sidebarPalette(incubator);
  return incubator?.brandPalette?.primary || activeItemBackgroundColor || backgroundColor;
}

export function sidebarPalette(incubator: SessionIncubator | null): SidebarPalette {
  return texts(incubator?.brandPalette?.sidebar);
}

export function loginLogoType(incubator: SessionIncubator | null): string | undefined {
  return texts(incubator?.brandPalette?.login).logoType;
}

export type LoginLayout = 'CENTRED' | 'SPLIT' | 'FULL';

/** How the sign-in page is arranged; without a picture there is only one way. */
export function loginLayout(layout: unknown, image: string | null | undefined): LoginLayout {
  return image && (layout === 'SPLIT' || layout === 'FULL') ? layout : 'CENTRED';
}

export function loginLayoutOf(incubator: SessionIncubator | null): LoginLayout {
  return loginLayout(texts(incubator?.brandPalette?.login).layout, incubator?.loginImage);
}

/** The palette is stored as it was sent in; only texts are taken from it. */
function texts(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
