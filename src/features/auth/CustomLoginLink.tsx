import { Button } from '@mantine/core';
import { withScheme } from '#domain/text/webLink.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { readableOn } from '#src/ui/theme/brandScale.ts';

/** The incubator's own link under the form, in its own colours. */
export function CustomLoginLink() {
  const custom = useSession().incubator?.incubatorCustomLoginTextAndLink;
  if (!custom?.active || !custom.text || !custom.url) return null;
  const background = custom.buttonBackgroundColor ?? '#ffffff';
  return (
    <Button
      component="a"
      href={withScheme(custom.url)}
      mb="sm"
      fullWidth
      style={{ background, color: readableOn(background, custom.buttonTextColor) }}
    >
      {custom.text}
    </Button>
  );
}
