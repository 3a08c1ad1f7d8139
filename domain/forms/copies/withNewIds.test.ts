import { expect, it } from 'vitest';
import { all, elementOf, optionOf, when } from '../testing/elements.ts';
import { withNewIds } from './withNewIds.ts';

it('renames elements and branches, and what is said of them', () => {
  const elements = [
    elementOf('a', 'number', { label: 'a' }),
    elementOf('b', 'select_radio', { options: [optionOf('x')], dependency: all(when('a', 'GT', '1')) }),
    elementOf('c', 'calculated', { formula: '{a} * 2 + {gone}' }),
    elementOf('d', 'tree_single', {
      treeOptions: [
        { _id: 't1', label: 'Energy', parentId: null },
        { _id: 't2', label: 'Solar', parentId: 't1' },
      ],
    }),
    elementOf('e', 'text', { dependency: all(when('d', 'IS', 't2')) }),
  ];
  let made = 0;
  const copies = withNewIds(elements, () => {
    made += 1;
    return `n${made}`;
  });
  expect(copies.map(({ _id }) => _id)).toEqual(['n1', 'n2', 'n3', 'n4', 'n7']);
  expect(copies[0]?.label).toBe('a');
  expect(copies[1]).toMatchObject({ dependency: all(when('n1', 'GT', '1')), options: [optionOf('x')] });
  expect(copies[2]?.formula).toBe('{n1} * 2 + {gone}');
  expect(copies[3]?.treeOptions.map(({ _id, parentId }) => [_id, parentId])).toEqual([
    ['n5', null],
    ['n6', 'n5'],
  ]);
  expect(copies[4]?.dependency).toEqual(all(when('n4', 'IS', 'n6')));
});
