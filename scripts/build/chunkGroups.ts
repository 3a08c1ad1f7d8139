/**
 * What comes together is one file: an address without a proxy has six connections (DESIGN.md §6.5, a page in two round
 * trips), so thirty small files take five. Each group brings what its modules need, unless an earlier one has it.
 */
export interface ChunkGroup {
  readonly name: string;
  /** From the root of the project. */
  readonly files: readonly string[];
}

/** The first one wins a module that several would bring. */
export const chunkGroups: readonly ChunkGroup[] = [
  // All of the sign-in page, and what every page stands on.
  { name: 'main', files: ['src/main.tsx', 'src/shell/layouts/PublicLayout.tsx', 'src/features/auth/LoginPage.tsx'] },
  // The frame of whoever is signed in, and what nearly every page in it shows.
  {
    name: 'frame',
    files: [
      'src/shell/layouts/AppLayout.tsx',
      'src/shell/guard/passGuard.ts',
      'src/shell/loadFirstAnswers.ts',
      'src/shell/loadScreen.ts',
      'src/shell/screenRegistry.ts',
      'src/ui/Page.tsx',
      'src/ui/PageHeader.tsx',
      'src/ui/SearchField.tsx',
      'src/ui/TabBar.tsx',
      'src/ui/list/EmptyState.tsx',
      'src/ui/list/FailedState.tsx',
      'src/ui/person/UserHover.tsx',
      'src/ui/time/useNow.ts',
      'src/ui/i18n/intlFormats.ts',
      'src/ui/i18n/listOf.ts',
      'src/data/session/ability.ts',
      'domain/tasks/taskRules.ts',
      // Words of enumerations and days, which tables need and pages without one.
      'src/generated/enums.gen.ts',
      'src/ui/enums/enumLabelKey.ts',
      'src/ui/enums/enumValues.ts',
      'domain/dates/calendarDays.ts',
      // Of libraries: what is on most pages, so that no page fetches the table for a select.
      'node_modules/@tanstack/react-query/build/modern/useMutation.js',
      'node_modules/@mantine/core/esm/components/NativeSelect/NativeSelect.mjs',
      'node_modules/@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs',
      'node_modules/@tabler/icons-react/dist/esm/icons/IconDots.mjs',
    ],
  },
  { name: 'table', files: ['src/screens/table/TableScreen.tsx'] },
  {
    name: 'tasks',
    files: ['My', 'User', 'Startup'].map((whose) => `src/features/tasks/pages/${whose}TasksPage.tsx`),
  },
];

/** As the bundler's `codeSplitting.groups` are written. */
export function bundledGroups(): { name: string; test: (id: string) => boolean; priority: number }[] {
  return chunkGroups.map(({ name, files }, at) => ({
    name,
    test: (id) => files.some((file) => id.endsWith(`/${file}`)),
    priority: chunkGroups.length - at,
  }));
}
