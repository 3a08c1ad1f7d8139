import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import classes from '../Builder.module.css';
import { kindGroups } from './kindGroups.ts';
import { KindIcon } from './kindIcons.tsx';
import '@mantine/core/styles/Menu.css';

/** The palette behind one button, where there is no room for it. */
export const AddMenu = memo(function AddMenu({ onAdd }: { readonly onAdd: (kind: string) => void }) {
  const { t } = useTranslation('formBuilder');
  const offered = new Map(useEnumOptions('FormFieldType').map(({ value, label }) => [value, label]));
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          className={classes.addButton}
          leftSection={<IconPlus size={16} aria-hidden />}
          data-add-element
        >
          {t('add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.addList}>
        {kindGroups.map(({ group, kinds }) => (
          <div key={group}>
            <Menu.Label>{t(`group.${group}`)}</Menu.Label>
            {kinds
              .filter((kind) => offered.has(kind))
              .map((kind) => (
                <Menu.Item key={kind} leftSection={<KindIcon kind={kind} />} onClick={() => onAdd(kind)}>
                  {offered.get(kind)}
                </Menu.Item>
              ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
});
