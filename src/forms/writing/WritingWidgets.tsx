import type { WidgetProps } from '@rjsf/utils';
import { useField } from '../widgets/useField.ts';
import { MailPreview, subjectIn } from './MailPreview.tsx';
import { WritingField } from './WritingField.tsx';

/** Formatted writing of a page: people can be mentioned. */
export const RichTextWidget = (props: WidgetProps) => <WritingWidget kind="page" {...props} />;

/** Formatted writing of an e-mail: words are filled in for each recipient. */
export const MailTextWidget = (props: WidgetProps) => <WritingWidget kind="mail" {...props} />;

function WritingWidget({ kind, ...props }: WidgetProps & { readonly kind: 'mail' | 'page' }) {
  const { input, meta } = useField(props);
  const { id, label, description, error, disabled, onBlur } = input;
  const most = meta?.options?.max;
  const field = (
    <WritingField
      id={id}
      label={label}
      description={description}
      error={error}
      isDisabled={disabled}
      kind={kind}
      most={typeof most === 'number' ? most : undefined}
      value={props.value}
      onChange={props.onChange}
      onBlur={onBlur}
    />
  );
  if (kind === 'page') return field;
  return (
    <div>
      {field}
      <MailPreview subject={subjectIn({ meta, registry: props.registry })} body={props.value} />
    </div>
  );
}
