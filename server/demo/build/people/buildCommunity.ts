import type { DemoData, DemoRow } from '#server/demo/data/DemoData.ts';
import { programmeTextsOf } from '../content/programmeTextsOf.ts';
import { activePeople } from './demoPeople.ts';

/** Posts of the community with comments and likes. */
export function buildCommunity(data: DemoData): void {
  const { random, tenant } = data;
  const texts = programmeTextsOf(tenant);
  const people = activePeople(data, 'Cofounder', 'Mentor', 'Staff', 'Coach', 'CommunityMember');
  const by = (person: DemoRow) => ({ author: person.id, authorName: `${person.firstName} ${person.lastName}` });
  texts.posts.forEach((text, index) => {
    const id = data.id('CommunityPost', index);
    const day = -1 - index * 2;
    data.add('CommunityPost', {
      id,
      text,
      ...by(random.pick(people)),
      topics: [],
      likedBy: random.sample(people, random.between(0, 9)).map((person) => person.id),
      createdAt: data.daysFromToday(day, random.between(480, 600)),
    });
    const comments = random.between(index === 0 ? 1 : 0, 4);
    for (let at = 0; at < comments; at += 1) {
      data.add('CommunityComment', {
        id: data.id('CommunityComment', `${index}/${at}`),
        text: texts.comments[(index + at) % texts.comments.length],
        post: id,
        ...by(random.pick(people)),
        createdAt: data.daysFromToday(day, 620 + at * 20),
      });
    }
  });
}
