import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ColumnMeta } from '#domain/model/screens.ts';
import { buildStartup } from '../../../stories/support/buildStartup.ts';
import { says } from '../../../stories/support/says.ts';
import type { RecordData } from '../screenModules.ts';
import { CellValue } from './CellValue.tsx';
import { RecordChips } from './RecordChips.tsx';
import { RecordPicture } from './RecordPicture.tsx';
import { useFormatContext } from './useFormatContext.ts';

const column = (path: string, type: ColumnMeta['type'], more: Partial<ColumnMeta> = {}): ColumnMeta => ({
  path,
  labelKey: path,
  type,
  list: false,
  sortable: false,
  filterable: false,
  hiddenByDefault: false,
  whenReadable: false,
  ...more,
});

const columns = [
  column('name', 'text', { link: '/startup/{_id}/file/company' }),
  column('program.name', 'text', { names: { entity: 'Program', id: 'program._id' } }),
  column('status', 'enum', { enum: 'StartupStatus', format: 'status', tones: { active: 'success' } }),
  column('stage', 'enum', { enum: 'StartupStage' }),
  column('tags.name', 'text', { list: true }),
  column('employeeCount', 'int'),
  column('funding', 'money', { format: 'money' }),
  column('createdAt', 'dateTime', { format: 'relative-time' }),
  column('foundedOn', 'date', { format: 'date' }),
  column('website', 'url'),
  column('isPublic', 'bool'),
  column('mentor', 'text', { format: 'avatar' }),
  column('mentors.fullName', 'text', { list: true, names: { entity: 'User', id: 'mentors._id' } }),
  column('coaches.fullName', 'text', {
    list: true,
    format: 'avatar',
    names: { entity: 'User', id: 'coaches._id' },
  }),
  column('missing', 'text'),
];
const record = buildStartup(4, {
  foundedOn: '2021-05-04',
  isPublic: true,
  mentor: 'Cleo Marsh',
  mentors: [
    { _id: 'u7', fullName: 'Cleo Marsh' },
    { _id: 'u8', fullName: 'Ben Ito' },
  ],
  coaches: [{ _id: 'u9', fullName: 'Noor Haddad', avatar: null }],
});

function Values({ of }: { readonly of: RecordData }) {
  const context = useFormatContext();
  return (
    <dl>
      {columns.map((one) => (
        <div key={one.path}>
          <dt>{one.path}</dt>
          <dd>
            <CellValue record={of} column={one} context={context} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const meta: Meta<typeof Values> = { title: 'screens/CellValue', component: Values, args: { of: record } };
export default meta;

type Story = StoryObj<typeof Values>;

export const EveryFormat: Story = { play: says('Startup 04', 'Active', 'northwind.example', 'Ben Ito') };
export const NothingKnown: Story = { args: { of: { _id: 's1' } } };
export const RightToLeft: Story = { globals: { language: 'ar' }, play: says('Ben Ito') };
export const Dark: Story = { globals: { colourMode: 'dark' } };

/** A record that is named leads to its page, for readers who may open such pages. */
export const NamesLead: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: record.program?.name ?? '' })).toHaveAttribute(
      'href',
      `/startups/programs/${record.program?._id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Ben Ito' })).toHaveAttribute('href', '/profile/u8');
  },
};
export const NamesLeadNowhere: Story = {
  globals: { role: 'Cofounder' },
  play: async ({ canvas }) => {
    await canvas.findByText(record.program?.name ?? '');
    await expect(canvas.queryByRole('link', { name: record.program?.name ?? '' })).toBeNull();
  },
};

/** What stands before two lines of a row. */
export const Picture: StoryObj = {
  render: () => (
    <RecordPicture
      record={record}
      column={column('name', 'text', { names: { entity: 'Startup', id: '_id' } })}
      name="Northwind Robotics"
      size={28}
    />
  ),
};

const chips = column('coaches.fullName', 'text', { list: true, names: { entity: 'User', id: 'coaches._id' } });
export const Chips: StoryObj = {
  render: () => <RecordChips record={record} column={chips} names={['Noor Haddad']} pages={['/profile/u9']} />,
};
