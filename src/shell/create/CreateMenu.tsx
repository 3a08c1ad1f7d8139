import { lazy } from 'react';
import { menu } from '#src/generated/menus/createMenu.gen.ts';
import { OnDemand } from '#src/ui/OnDemand.tsx';
import { useMenuEntries } from '../navigation/useMenuEntries.ts';
import { CreateButton } from './CreateButton.tsx';

const CreateMenuDropdown = lazy(() =>
  import('./CreateMenuDropdown.tsx').then((module) => ({ default: module.CreateMenuDropdown })),
);

/** What this user may create; absent when that is nothing. */
export function CreateMenu() {
  const entries = useMenuEntries('createMenu', menu) ?? [];
  if (entries.length === 0) return null;
  return (
    <OnDemand button={(open) => <CreateButton onClick={open} />}>
      <CreateMenuDropdown entries={entries} />
    </OnDemand>
  );
}
