import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { evaluateGuard } from '#domain/access/gates/evaluateGuard.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import type { CalendarScreenModule } from '../screenModules.ts';
import { CreateButton } from '../table/CreateButton.tsx';
import { useEditing } from '../table/useEditing.ts';
import { loadCalendarEntries } from './loadCalendarEntries.ts';
import { MonthBrowser } from './MonthBrowser.tsx';

const RecordEditor = lazy(() => import('../form/RecordEditor.tsx').then((m) => ({ default: m.RecordEditor })));

/** Records of several kinds by day, a month at a time; those of a kind one may not read are left out. */
export function CalendarScreen({ module }: { readonly module: CalendarScreenModule }) {
  const { screen } = module;
  const { t } = useTranslation('spec');
  const { rights } = useSession();
  const ability = useAbility();
  const sources = screen.sources.filter(
    ({ guard, entity }) =>
      ability.can('read', entity) &&
      (!guard || (rights !== null && evaluateGuard(guard, rights.principal, rights.features) === 'allow')),
  );
  const form = screen.createForm && ability.can('create', screen.createEntity ?? '') ? screen.createForm : null;
  const { editing, edit, stop } = useEditing(form);
  return (
    <Page width="full">
      <PageHeader
        title={t(screen.titleKey)}
        action={
          form && <CreateButton entity={screen.createEntity ?? ''} onClick={() => edit({ form, recordId: null })} />
        }
      />
      <MonthBrowser
        queryKey={['list', screen.createEntity, screen.id]}
        legend={sources}
        load={(span, signal) => loadCalendarEntries(module, sources, span, signal)}
      />
      {editing && (
        <Suspense>
          <RecordEditor formId={editing.form} recordId={editing.recordId} onClose={stop} />
        </Suspense>
      )}
    </Page>
  );
}
