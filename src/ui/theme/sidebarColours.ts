import { readableOn } from './brandScale.ts';

type Chosen = string | null | undefined;

interface ChosenColours {
  readonly backgroundColor?: Chosen;
  readonly textColor?: Chosen;
  readonly activeItemBackgroundColor?: Chosen;
  readonly activeItemTextColor?: Chosen;
  readonly activeSubItemTextColor?: Chosen;
}

/**
 * The sidebar in the colours of an organisation; texts that could not be read on them are replaced by ones that can. The
 * active entry has its colours by itself. Texts of the others need a background: that of the product is light or dark.
 */
export function sidebarColours(chosen: ChosenColours): Readonly<Record<string, string>> {
  const { backgroundColor: background, activeItemBackgroundColor } = chosen;
  const active = activeItemBackgroundColor || background;
  return {
    ...(background && {
      '--sidebar-background': background,
      '--sidebar-text': readableOn(background, chosen.textColor),
      '--sidebar-active-sub-text': readableOn(background, chosen.activeSubItemTextColor),
    }),
    ...(active && {
      '--sidebar-active': active,
      '--sidebar-active-text': readableOn(active, chosen.activeItemTextColor),
    }),
  };
}
