import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { RecordHover } from './RecordHover.tsx';

const startup = {
  _id: 's1',
  name: 'Northwind Robotics',
  logo: null,
  stage: 'growing',
  status: 'active',
  program: { _id: 'p1', name: 'Growth Track' },
};

const meta: Meta<typeof RecordHover> = {
  title: 'screens/RecordHover',
  component: RecordHover,
  args: { entity: 'Startup', id: 's1', children: 'Northwind' },
};
export default meta;

type Story = StoryObj<typeof RecordHover>;
type Play = NonNullable<Story['play']>;

const answers = { StartupCard: { data: { startup } } };

const open: Play = async ({ canvasElement, userEvent }) => {
  await userEvent.hover(within(canvasElement).getByText('Northwind'));
  const body = within(canvasElement.ownerDocument.body);
  await waitFor(() => expect(body.getByTestId('startup-card')).toBeVisible(), { timeout: 3000 });
};

export const OfAStartup: Story = {
  parameters: { answers },
  play: async (context) => {
    await open(context);
    const card = within(within(context.canvasElement.ownerDocument.body).getByTestId('startup-card'));
    await expect(card.getByRole('link', { name: 'Northwind Robotics' })).toHaveAttribute(
      'href',
      expect.stringContaining('s1'),
    );
    await expect(card.getByText('Growth Track')).toBeVisible();
    await expect(card.getByText('Growing')).toBeVisible();
  },
};
export const OfSomethingWithoutACard: Story = {
  args: { entity: 'Program' },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.hover(within(canvasElement).getByText('Northwind'));
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(within(canvasElement.ownerDocument.body).queryByTestId('startup-card')).toBeNull();
  },
};
export const OfOneThatIsHidden: Story = { parameters: { answers: { StartupCard: { data: { startup: null } } } } };
export const RightToLeft: Story = { parameters: { answers }, globals: { language: 'ar' }, play: open };
export const Dark: Story = { parameters: { answers }, globals: { colourMode: 'dark' }, play: open };
