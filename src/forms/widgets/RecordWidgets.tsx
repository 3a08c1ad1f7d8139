import type { WidgetProps } from '@rjsf/utils';
import { RecordSelect } from './RecordSelect.tsx';
import { useField } from './useField.ts';

/** A reference to one record, kept as its id. */
export function RecordWidget(props: WidgetProps) {
  const { input, meta } = useField(props);
  const { withAsterisk: _asterisk, ...rest } = input;
  return (
    <RecordSelect
      {...rest}
      entity={meta?.entity ?? ''}
      value={props.value ? [String(props.value)] : []}
      onChange={([id]) => props.onChange(id ?? '')}
    />
  );
}

export function RecordsWidget(props: WidgetProps) {
  const { input, meta } = useField(props);
  const { withAsterisk: _asterisk, ...rest } = input;
  return (
    <RecordSelect
      {...rest}
      entity={meta?.entity ?? ''}
      isMany
      value={props.value ?? []}
      onChange={(ids) => props.onChange([...ids])}
    />
  );
}
