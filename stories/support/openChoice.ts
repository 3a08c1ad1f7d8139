import { expect, type UserEventObject, waitFor, type within } from 'storybook/test';

/** Goes to a choice as its user does: what opens its list comes then, in the place of its closed picture. */
export async function openChoice(
  canvas: ReturnType<typeof within>,
  userEvent: UserEventObject,
  name: string | RegExp,
): Promise<HTMLElement> {
  await userEvent.hover(await canvas.findByRole('combobox', { name }));
  await waitFor(() => expect(canvas.getByRole('combobox', { name })).not.toHaveAttribute('data-closed'));
  const field = canvas.getByRole('combobox', { name });
  await userEvent.click(field);
  return field;
}
