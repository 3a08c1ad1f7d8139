import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { askedAnswers, type ExportKind, exportKinds, isInPlan, mayExport } from '#domain/exports/exportKinds.ts';
import type { DependencyStatement } from '#domain/forms/FormElement.ts';
import { EXPORT_FORMATS } from '#domain/generated/constants.gen.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { useStartExport } from '#src/screens/exports/useStartExport.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import type { AnswersAtWork } from './answers.gen.ts';
import { conditionsOf } from './answersSource.ts';
import '@mantine/core/styles/Menu.css';

/** Whose answers: to a form of themselves, of people who were asked for them (by a request or by all of a form), or at work. */
export interface ExportedAnswers {
  readonly recordId: string;
  readonly asked: boolean;
  readonly place?: AnswersAtWork;
}

/** What is judged of applications is part of them. */
function kindOf({ asked, place }: ExportedAnswers): ExportKind {
  if (place === 'evaluations') return exportKinds.applications;
  return asked ? askedAnswers : exportKinds.forms;
}

interface AnswersExportProps {
  readonly of: ExportedAnswers;
  readonly where: readonly DependencyStatement[];
}

/** The responses that are shown as a table with a column for each question. */
export function AnswersExport({ of, where }: AnswersExportProps) {
  const { t } = useTranslation(['formAnswers', 'spec']);
  const start = useStartExport();
  const principal = useSession().rights?.principal ?? null;
  const kind = kindOf(of);
  if (!mayExport(principal, kind) || !isInPlan(principal, kind)) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          size="compact-sm"
          loading={start.isPending}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {t('export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {EXPORT_FORMATS.map((format) => (
          <Menu.Item
            key={format}
            onClick={() => start.mutate({ type: 'forms', format, ...of, where: conditionsOf(where) })}
          >
            {t(enumLabelKey('ExportFormat', format), { ns: 'spec' })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
