import {
  IconAlignLeft,
  IconBinaryTree,
  IconBinaryTree2,
  IconCalculator,
  IconCalendar,
  IconCheckbox,
  IconCircleDot,
  IconFile,
  IconForms,
  IconH1,
  IconH2,
  IconId,
  IconLayoutList,
  IconLetterCase,
  IconLink,
  IconListCheck,
  IconNumber123,
  IconPilcrow,
  type IconProps,
  IconSelect,
  IconStairs,
  IconTable,
  IconVideo,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';

const icons: Readonly<Record<string, ComponentType<IconProps>>> = {
  text: IconLetterCase,
  text_long: IconAlignLeft,
  text_link: IconLink,
  date: IconCalendar,
  number: IconNumber123,
  number_scale: IconStairs,
  calculated: IconCalculator,
  select_radio: IconCircleDot,
  select_dropdown: IconSelect,
  select_checkbox: IconCheckbox,
  select_multi_dropdown: IconListCheck,
  tree_single: IconBinaryTree,
  tree_multi: IconBinaryTree2,
  table: IconTable,
  file: IconFile,
  custom_field: IconId,
  section: IconLayoutList,
  heading: IconH1,
  sub_heading: IconH2,
  paragraph: IconPilcrow,
  video: IconVideo,
};

/** The sign of a kind of element. */
export function KindIcon({ kind, size = 16 }: { readonly kind: string; readonly size?: number }) {
  const Icon = icons[kind] ?? IconForms;
  return <Icon size={size} aria-hidden />;
}
