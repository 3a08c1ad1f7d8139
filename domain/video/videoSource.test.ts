import { expect, it } from 'vitest';
import { videoSource } from './videoSource.ts';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'frame', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', 'frame', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'frame', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'frame', 'https://player.vimeo.com/video/76979871'],
  ['https://files.example.com/welcome.MP4?x=1', 'file', 'https://files.example.com/welcome.MP4?x=1'],
  ['http://files.example.com/welcome.mp4', 'link', 'http://files.example.com/welcome.mp4'],
  ['https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ', 'link', 'https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?v=../../x', 'link', 'https://www.youtube.com/watch?v=../../x'],
  ['javascript:alert(1)//.mp4', 'link', 'javascript:alert(1)//.mp4'],
  ['nothing', 'link', 'nothing'],
])('shows %s as a %s', (address, kind, source) => {
  expect(videoSource(address)).toEqual({ kind, address: source });
});
