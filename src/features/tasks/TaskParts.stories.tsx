import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { buildAssignee, buildTask } from '../../../stories/support/buildTask.ts';
import { says } from '../../../stories/support/says.ts';
import { AddTaskButton } from './dialog/AddTaskButton.tsx';
import { AssigneeSelect } from './dialog/AssigneeSelect.tsx';
import { TaskForm } from './dialog/TaskForm.tsx';
import { TaskTimes } from './dialog/TaskTimes.tsx';
import { TagFilter } from './list/TagFilter.tsx';
import { TaskCheckbox } from './list/TaskCheckbox.tsx';
import { TaskDueGroups } from './list/TaskDueGroups.tsx';
import { TaskGroup } from './list/TaskGroup.tsx';
import { TaskGroups } from './list/TaskGroups.tsx';
import { TaskMenu } from './list/TaskMenu.tsx';
import { TaskMenuDropdown } from './list/TaskMenuDropdown.tsx';
import { TaskPages } from './list/TaskPages.tsx';
import { TaskRow } from './list/TaskRow.tsx';
import { ProgramOpenTasks } from './pages/ProgramOpenTasks.tsx';
import { StartupOpenTasks } from './pages/StartupOpenTasks.tsx';
import { StartupTaskLists } from './pages/StartupTaskLists.tsx';
import { StartupTasksPage } from './pages/StartupTasksPage.tsx';
import { StartupTasksTab } from './pages/StartupTasksTab.tsx';
import { TasksNav } from './pages/TasksNav.tsx';
import { UserTasksPage } from './pages/UserTasksPage.tsx';
import { DueTasksSection } from './panel/DueTasksSection.tsx';
import { TodaysTasksButton } from './panel/TodaysTasksButton.tsx';

const page = (results: readonly unknown[]) => ({ results, totalCount: results.length, next: null, prev: null });
const people = {
  label: 'Users',
  options: [
    { label: 'Ada Okafor', value: 'u1', type: 'User' },
    { label: 'Ben Ito', value: 'u2', type: 'User' },
  ],
};
const answers = { AssigneeOptions: { data: { assigneeOptions: [people] } } };

const meta: Meta = { title: 'tasks/Task parts', parameters: { answers } };
export default meta;

type Story = StoryObj;

const dark = { globals: { colourMode: 'dark' } };
const rightToLeft = { globals: { language: 'ar' } };
const done = fn();
const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);
const longName = 'A task whose name tells everything that is to be done in it '.repeat(4);

function Assigning({ start }: { readonly start: readonly string[] }) {
  const [value, setValue] = useState(start);
  return <AssigneeSelect ref={null} label="Assign to" value={value} onChange={setValue} />;
}
export const Assignees: Story = {
  render: () => <Assigning start={['u1']} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(await body.findByRole('combobox'));
    await userEvent.click(await body.findByRole('option', { name: 'Ben Ito' }));
    await waitFor(() => expect(body.queryByRole('option', { name: 'Ben Ito' })).toBeNull());
  },
};
export const Nobody: Story = { render: () => <Assigning start={[]} /> };

export const Due: Story = {
  parameters: { answers: { TodaysTasks: { data: { tasks: page([buildTask({ name: longName })]) } } } },
  render: () => <DueTasksSection />,
};
export const NothingDue: Story = {
  parameters: { answers: { TodaysTasks: { data: { tasks: page([]) } } } },
  render: () => <DueTasksSection />,
  play: says('Nothing is due today.'),
};
/** A new founder has first steps, though none of them is due yet. */
export const NothingDueYet: Story = {
  parameters: {
    answers: {
      TodaysTasks: { data: { tasks: page([]) } },
      MyTasksPaginated: {
        data: {
          myTasksPaginated: page([buildTask({ name: 'Complete the profile', dueDate: '2099-03-04T17:00:00.000Z' })]),
        },
      },
    },
  },
  render: () => <DueTasksSection />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Next' })).toBeVisible();
    await expect(canvas.getByText('Complete the profile')).toBeVisible();
  },
};
export const DueFailed: Story = {
  parameters: { answers: { TodaysTasks: { error: 'The database rests' } } },
  render: () => <DueTasksSection />,
  play: says('The database rests'),
};

const ofStartup = { StartupTasks: { data: { startupTasks: [buildTask({ name: 'Call the bank' })] } } };
const lists = () => (
  <>
    <h1>Tasks</h1>
    <StartupTaskLists startupId="s1" />
  </>
);
export const Spans: Story = {
  parameters: { answers: ofStartup },
  render: lists,
  play: async ({ canvasElement }) => {
    const overdue = within(await within(canvasElement).findByTestId('tasks-overdue'));
    await expect(await overdue.findByText('Call the bank')).toBeVisible();
  },
};
export const OpenTasksOfAStartup: Story = {
  parameters: { answers: ofStartup },
  render: () => <StartupOpenTasks recordId="s2" />,
  play: says('Call the bank'),
};
export const NothingOpen: Story = {
  parameters: { answers: { StartupTasks: { data: { startupTasks: [] } } } },
  render: () => <StartupOpenTasks recordId="s2" />,
  play: says('Nothing is open right now.'),
};
export const OpenTasksOfAProgram: Story = {
  parameters: { answers: { ProgramTasks: { data: { programTasks: ofStartup.StartupTasks.data.startupTasks } } } },
  render: () => <ProgramOpenTasks recordId="p1" />,
  play: says('Call the bank'),
};
export const AddingForAStartup: Story = {
  render: () => <AddTaskButton startupId="s2" />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add Task' }));
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
export const SpansEmpty: Story = {
  parameters: { answers: { StartupTasks: { data: { startupTasks: [] } } } },
  render: lists,
};
export const SpansLoading: Story = { parameters: { answers: { StartupTasks: 'never' } }, render: lists };
export const SpansFailed: Story = {
  parameters: { answers: { StartupTasks: { error: 'The database rests' } } },
  render: lists,
  play: says('The database rests'),
};
export const SpansRightToLeft: Story = { ...Spans, ...rightToLeft };
export const SpansDark: Story = { ...Spans, ...dark };
export const TabOfAStartup: Story = {
  parameters: { answers: ofStartup },
  render: () => (
    <>
      <h1>Northwind Robotics</h1>
      <StartupTasksTab recordId="s1" />
    </>
  ),
  play: says('Call the bank'),
};

const startups = {
  StartupsWithTasks: { data: { startups: page([{ _id: 's1', name: 'Northwind Robotics' }]) } },
  ...ofStartup,
};
export const ByStartup: Story = {
  parameters: { path: '/tasks/startups', answers: startups },
  render: () => <StartupTasksPage />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Northwind Robotics' }));
    await expect((await canvas.findAllByText('Call the bank')).length).toBeGreaterThan(0);
  },
};
export const ByStartupNone: Story = {
  parameters: { path: '/tasks/startups', answers: { StartupsWithTasks: { data: { startups: page([]) } } } },
  render: () => <StartupTasksPage />,
};
export const ByStartupFailed: Story = {
  parameters: { path: '/tasks/startups', answers: { StartupsWithTasks: { error: 'The database rests' } } },
  render: () => <StartupTasksPage />,
  play: says('The database rests'),
};
const person = {
  _id: 'u2',
  fullName: 'Ben Ito',
  avatar: null,
  tasks: [{ task: buildTask({ name: 'Call the bank' }) }],
};
export const ByPerson: Story = {
  parameters: { path: '/tasks/users', answers: { TasksOfUsers: { data: { users: page([person]) } } } },
  render: () => <UserTasksPage />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Ben Ito/ }));
    await expect(await canvas.findByText('Call the bank')).toBeVisible();
  },
};
export const ByPersonLoading: Story = {
  parameters: { path: '/tasks/users', answers: { TasksOfUsers: 'never' } },
  render: () => <UserTasksPage />,
};
export const ByPersonRightToLeft: Story = { ...ByPerson, ...rightToLeft, play: says('Ben Ito') };

const assignees = [buildAssignee('u1', 'Ada Okafor', true)];
export const Open: Story = { render: () => <TaskCheckbox task={buildTask()} personId="u1" /> };
export const Ticked: Story = { render: () => <TaskCheckbox task={buildTask({ assignees })} personId="u1" /> };
const due = (id: string, dueDate: string) => buildTask({ _id: id, name: `Due ${id}`, dueDate });
export const UnderHowSoonTheyAreDue: Story = {
  render: () => (
    <TaskDueGroups tasks={[due('long ago', '2020-01-10T04:59:59.999Z'), due('later', '2099-01-10T04:59:59.999Z')]} />
  ),
  play: async ({ canvasElement }) => {
    const headings = await within(canvasElement).findAllByRole('heading');
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['Overdue1', 'Tomorrow1']);
  },
};

export const NotByHand: Story = {
  render: () => <TaskCheckbox task={buildTask({ assignees: [buildAssignee('u9', 'Cleo Marsh')] })} personId="u1" />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('checkbox')).toBeDisabled();
  },
};

export const NewTask: Story = {
  render: () => <TaskForm onClose={done} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toBeInvalid());
  },
};
export const KnownTask: Story = { render: () => <TaskForm task={buildTask({ name: longName })} onClose={done} /> };
export const KnownTaskDark: Story = { ...KnownTask, ...dark };
export const KnownTaskRightToLeft: Story = { ...KnownTask, ...rightToLeft };
export const Times: Story = { render: () => <TaskTimes task={buildTask()} /> };

export const Group: Story = {
  render: () => (
    <TaskGroup title={longName} note="3 open">
      <p>Its tasks</p>
    </TaskGroup>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('Its tasks')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { expanded: false }));
    await expect(await canvas.findByText('Its tasks')).toBeVisible();
  },
};
const query = {
  isPending: false,
  error: null,
  hasNextPage: false,
  isFetchingNextPage: false,
  fetchNextPage: done,
  refetch: done,
};
const failed = { ...query, error: new Error('The database rests') };
export const Groups: Story = {
  render: () => (
    <TaskGroups query={query} isLoaded isEmpty={false}>
      <p>Groups</p>
    </TaskGroups>
  ),
};
export const GroupsEmpty: Story = {
  render: () => (
    <TaskGroups query={query} isLoaded isEmpty>
      {null}
    </TaskGroups>
  ),
};
export const GroupsFailed: Story = {
  render: () => (
    <TaskGroups query={failed} isLoaded={false} isEmpty={false}>
      {null}
    </TaskGroups>
  ),
  play: says('The database rests'),
};

export const Rows: Story = {
  render: () => (
    <ul style={{ listStyle: 'none', padding: 0 }}>
      <TaskRow task={buildTask({ name: longName, dueDate: '2020-01-10T09:00:00.000Z' })} />
      <TaskRow task={buildTask({ _id: 't2', assignees, url: '/startups' })} isCompact />
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByTestId('task')).toHaveLength(2);
  },
};
export const MenuAtOnce: Story = { render: () => <TaskMenuDropdown task={buildTask()} onEdit={done} /> };
export const Menu: Story = {
  render: () => <TaskMenu task={buildTask()} onEdit={done} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(await body.findByRole('button', { name: /Options/ }));
    const edit = await body.findByRole('menuitem', { name: 'Edit' });
    await waitFor(() => expect(edit).toBeVisible());
  },
};
const cleared = fn();
const list = (tasks: ReturnType<typeof buildTask>[] | undefined, more: object = {}) => (
  <TaskPages query={query} tasks={tasks} label="Tasks" emptyTitle="No tasks" {...more} />
);
export const Pages: Story = { render: () => list([buildTask(), buildTask({ _id: 't2', name: longName })]) };
export const PagesMore: Story = {
  render: () => list([buildTask()], { query: { ...query, isFetchingNextPage: true } }),
};
export const PagesLoading: Story = { render: () => list(undefined) };
export const PagesFailed: Story = {
  render: () => list(undefined, { query: failed }),
  play: says('The database rests'),
};
export const PagesFilteredToNothing: Story = {
  render: () => list([], { onClear: cleared }),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await expect(cleared).toHaveBeenCalled();
  },
};
export const Views: Story = {
  parameters: { path: '/tasks/users' },
  render: () => <TasksNav />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('link')).toHaveLength(3);
  },
};
export const ViewsOfAFounder: Story = { render: () => <TasksNav />, globals: { role: 'Cofounder' } };
export const Badge: Story = {
  parameters: { answers: { TodaysTasks: { data: { tasks: { ...page([buildTask()]), totalCount: 12 } } } } },
  render: () => <TodaysTasksButton />,
  play: async ({ canvasElement, userEvent }) => {
    const body = bodyOf(canvasElement);
    await expect(await body.findByTestId('task-badge')).toHaveTextContent('12');
    await userEvent.click(body.getByRole('button'));
    await waitFor(() => expect(body.getByRole('dialog')).toBeVisible());
  },
};

const filtered = fn();
export const Tags: Story = {
  render: () => <TagFilter value="legal" onChange={filtered} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tag' }), 'Marketing');
    await expect(filtered).toHaveBeenCalledWith('marketing');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tag' }), 'All tags');
    await expect(filtered).toHaveBeenLastCalledWith(undefined);
  },
};
export const TaggedTask: Story = {
  render: () => (
    <ul>
      <TaskRow task={buildTask({ tag: 'customer_validation' })} />
    </ul>
  ),
  play: says('Customer validation'),
};
