import type { CalendarScreenMeta } from '#domain/model/screens.ts';
import { literal, pageEnd, when } from './lines.ts';

/** The page that `CalendarScreen` would have drawn, of the same parts by name: without a form for new records where it has none. */
export function calendarPage(screen: CalendarScreenMeta, component: string): string {
  const makes = screen.createForm !== undefined;
  const entity = literal(screen.createEntity ?? '');
  const lines = [
    ...when(makes, `import { Suspense } from 'react';`),
    `import { useTranslation } from 'react-i18next';`,
    `import { useAbility } from '#src/data/session/ability.ts';`,
    `import { useSession } from '#src/data/session/sessionStore.ts';`,
    `import * as declared from '#src/generated/screens/${screen.id}.gen.ts';`,
    `import { CalendarBrowser } from '#src/screens/calendar/CalendarBrowser.tsx';`,
    `import { calendarQuestion, shownSources } from '#src/screens/calendar/calendarQuestion.ts';`,
    ...when(
      makes,
      `import { LazyRecordEditor } from '#src/screens/form/LazyRecordEditor.tsx';`,
      `import { CreateButton } from '#src/screens/table/CreateButton.tsx';`,
      `import { useEditing } from '#src/screens/table/useEditing.ts';`,
    ),
    `import { Page } from '#src/ui/Page.tsx';`,
    `import { PageHeader } from '#src/ui/PageHeader.tsx';`,
    '',
    `/** The calendar ${screen.id} of the spec on a page of its own: what stands in it, and for whom, is still said there. */`,
    `export function ${component}() {`,
    '  const { screen } = declared;',
    `  const { t } = useTranslation('spec');`,
    '  const { rights } = useSession();',
    '  const ability = useAbility();',
    '  const sources = shownSources(screen, ability, rights);',
    ...when(
      makes,
      `  const form = ability.can('create', ${entity}) ? ${literal(screen.createForm)} : null;`,
      '  const { editing, edit, stop } = useEditing(form);',
    ),
    '  return (',
    '    <Page width="full" screenId={screen.id}>',
    '      <PageHeader title={t(screen.titleKey)}',
    ...when(
      makes,
      `        action={form && <CreateButton entity=${entity} onClick={() => edit({ form, recordId: null })} />}`,
    ),
    '      />',
    '      <CalendarBrowser question={calendarQuestion(declared, sources)} legend={sources} />',
    ...pageEnd(makes, 'editing', 'formId={editing.form} recordId={editing.recordId} onClose={stop}'),
  ];
  return lines.join('\n');
}
