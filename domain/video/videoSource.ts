/** Where a video is played from: the file itself, a player of its host in a frame, or, of any other address, nowhere here. */
export type VideoSource =
  | { readonly kind: 'file' | 'frame'; readonly address: string }
  | { readonly kind: 'link'; readonly address: string };

/** Hosts whose players are shown in pages; the content policy allows these and no others. */
export const PLAYER_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

const FILE = /\.(mp4|m4v|webm|ogv|mov)$/i;
const YOUTUBE_ID = /^[\w-]{6,20}$/;

/** How a video at this address is shown. Anything that is no address of the web is a link that leads nowhere else. */
export function videoSource(address: string): VideoSource {
  const url = URL.parse(address);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return { kind: 'link', address };
  const host = url.hostname.replace(/^(www|m)\./, '');
  const youtube = host === 'youtu.be' ? url.pathname.slice(1) : host === 'youtube.com' ? youtubeId(url) : null;
  if (youtube !== null && YOUTUBE_ID.test(youtube)) {
    return { kind: 'frame', address: `${PLAYER_HOSTS[0]}/embed/${youtube}` };
  }
  const vimeo = host === 'vimeo.com' ? /^\/(\d+)/.exec(url.pathname)?.[1] : undefined;
  if (vimeo !== undefined) return { kind: 'frame', address: `${PLAYER_HOSTS[1]}/video/${vimeo}` };
  return { kind: url.protocol === 'https:' && FILE.test(url.pathname) ? 'file' : 'link', address };
}

function youtubeId(url: URL): string | null {
  const [, first, id] = url.pathname.split('/');
  return first === 'watch'
    ? url.searchParams.get('v')
    : ['embed', 'shorts', 'live'].includes(first ?? '')
      ? (id ?? null)
      : null;
}
