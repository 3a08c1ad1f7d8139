import type { WidgetProps } from '@rjsf/utils';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import { useField } from './useField.ts';

/** Values of the field's enumeration with their words, or of its schema as they are. */
export function useOptions(props: WidgetProps): { value: string; label: string }[] {
  const { schema } = props;
  const { meta } = useField(props);
  const known = useEnumOptions(meta?.enum, meta?.without);
  if (known.length > 0) return known;
  const items = typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items.enum : undefined;
  const values = schema.enum ?? items ?? [];
  return values
    .filter((value) => value !== '' && value !== null)
    .map((value) => ({ value: String(value), label: String(value) }));
}
