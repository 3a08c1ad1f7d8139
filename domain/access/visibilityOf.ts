import type { Principal, VisibilitySetting, Visible } from '#domain/model/access.ts';

const settings: readonly string[] = ['ALL', 'ASSIGNED', 'NONE', 'SELECTED'] satisfies VisibilitySetting[];
const isSetting = (value: unknown): value is VisibilitySetting => settings.includes(String(value));

/** What a role's two visibility settings mean for those who have it; a missing one narrows nothing. */
export function visibilityOf(
  stored: Readonly<Record<Visible, unknown>>,
): Required<Pick<Principal, 'visibility' | 'hidden'>> {
  const { people, startups } = stored;
  const visibility = {
    ...(isSetting(people) && { people }),
    ...(isSetting(startups) && { startups }),
  };
  const hidden = (['people', 'startups'] as const).filter((what) => visibility[what] === 'NONE');
  return { visibility, hidden };
}
