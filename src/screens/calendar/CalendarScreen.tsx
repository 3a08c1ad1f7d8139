import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#src/data/session/ability.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import type { CalendarScreenModule } from '../screenModules.ts';
import { CreateButton } from '../table/CreateButton.tsx';
import { useEditing } from '../table/useEditing.ts';
import { CalendarBrowser } from './CalendarBrowser.tsx';
import { calendarQuestion, shownSources } from './calendarQuestion.ts';

const RecordEditor = lazy(() => import('../form/RecordEditor.tsx').then((m) => ({ default: m.RecordEditor })));

/** Records of several kinds by day, a month at a time; those of a kind one may not read are left out. */
export function CalendarScreen({ module }: { readonly module: CalendarScreenModule }) {
  const { screen } = module;
  const { t } = useTranslation('spec');
  const { rights } = useSession();
  const ability = useAbility();
  const sources = shownSources(screen, ability, rights);
  const form = screen.createForm && ability.can('create', screen.createEntity ?? '') ? screen.createForm : null;
  const { editing, edit, stop } = useEditing(form);
  return (
    <Page width="full" screenId={module.screen.id}>
      <PageHeader
        title={t(screen.titleKey)}
        action={
          form && <CreateButton entity={screen.createEntity ?? ''} onClick={() => edit({ form, recordId: null })} />
        }
      />
      <CalendarBrowser question={calendarQuestion(module, sources)} legend={sources} />
      {editing && (
        <Suspense>
          <RecordEditor formId={editing.form} recordId={editing.recordId} onClose={stop} />
        </Suspense>
      )}
    </Page>
  );
}
