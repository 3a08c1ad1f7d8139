import { Button, Group, Modal, Select, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordSelect } from '#src/forms/widgets/RecordSelect.tsx';
import { enums } from '#src/generated/enums.gen.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { useLeaving } from '#src/ui/feedback/useLeaving.ts';
import type { BatchInput } from './batchActions.ts';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Combobox.css';

interface BatchDialogProps {
  readonly title: string;
  readonly submit: string;
  readonly input: BatchInput;
  readonly onClose: () => void;
  readonly onChosen: (data: Readonly<Record<string, unknown>>) => void;
}

/** Asks for what an action needs to be told: a program, tags, a status. */
export function BatchDialog({ title, submit, input, onClose, onChosen }: BatchDialogProps) {
  const { t } = useTranslation(['batch', 'shell', 'spec']);
  const [value, setValue] = useState<readonly string[]>([]);
  const { modal, leave } = useLeaving();
  const close = () => leave(onClose);
  const label = t(`input.${input.name}` as 'input.status');
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (value.length > 0) leave(() => onChosen({ [input.name]: input.isMany ? value : value[0] }));
  };
  return (
    <Modal {...modal} onClose={close} title={title} closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}>
      <form onSubmit={handleSubmit}>
        <Stack>
          {input.entity && (
            <RecordSelect
              entity={input.entity}
              among={input.among}
              isMany={input.isMany ?? false}
              label={label}
              value={value}
              onChange={setValue}
            />
          )}
          {input.choices && (
            <Select
              label={label}
              value={value[0] ?? null}
              onChange={(next) => setValue(next ? [next] : [])}
              data={choicesOf(input).map((choice) => ({
                value: choice,
                label: t(enumLabelKey(input.choices ?? '', choice), { ns: 'spec' }),
              }))}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t('cancel', { ns: 'shell' })}
            </Button>
            <Button type="submit" disabled={value.length === 0}>
              {submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function choicesOf({ choices, without = [] }: BatchInput): readonly string[] {
  const values = Object.entries(enums).flatMap(([id, named]) => (id === choices ? Object.keys(named) : []));
  return values.filter((value) => !without.includes(value));
}
