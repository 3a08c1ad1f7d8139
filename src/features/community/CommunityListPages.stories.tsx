import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommunityPeoplePage, CommunityStartupsPage } from './CommunityListPages.tsx';

const meta: Meta<typeof CommunityPeoplePage> = { title: 'community/CommunityLists', component: CommunityPeoplePage };
export default meta;

type Story = StoryObj<typeof CommunityPeoplePage>;

const people = (count: number) => ({
  CommunityPeople: {
    data: {
      communityPeople: {
        totalCount: count,
        next: null,
        results: Array.from({ length: count }, (_, index) => ({
          _id: `u${index}`,
          fullName: `Person ${index}`,
          avatar: null,
          headline: index % 2 === 0 ? 'Builds greenhouses' : null,
          role: { _id: 'r1', label: 'Mentor' },
          startups: [],
        })),
      },
    },
  },
});
const startups = {
  CommunityStartups: {
    data: {
      communityStartups: {
        totalCount: 1,
        next: null,
        results: [
          { _id: 's1', name: 'Northwind Robotics', logo: null, tagline: 'Arms for greenhouses', stage: 'growing' },
        ],
      },
    },
  },
};

export const People: Story = { parameters: { answers: people(5) } };
export const Nobody: Story = { parameters: { answers: people(0) } };
export const Startups: Story = { render: () => <CommunityStartupsPage />, parameters: { answers: startups } };
export const Failed: Story = { parameters: { answers: { CommunityPeople: { error: 'The database rests' } } } };
