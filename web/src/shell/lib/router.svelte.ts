/** Which screen is shown: what follows `#` in the address. */

const NAMES = [
  'home',
  'new',
  'join',
  'lobby',
  'tables',
  'settings',
  'table',
  'watch',
  'shared',
  'replay',
  'upload',
  'statistics',
  'ratings',
  'tournaments',
  'enter',
  'confirm',
  'stop',
  'gallery',
  'learn',
  'puzzles',
  'mistakes',
  'plan',
  'daily',
  'race',
  'rules',
  'missing',
] as const;
export type ScreenName = (typeof NAMES)[number];
/** Screens that fill the window, without the header of the pages. */
export const FULL: readonly ScreenName[] = [
  'table',
  'watch',
  'shared',
  'learn',
  'puzzles',
  'mistakes',
  'plan',
  'replay',
];
/** Pages about other people. */
export const PEOPLE: readonly ScreenName[] = ['lobby', 'ratings', 'tournaments'];
interface Route {
  screen: ScreenName;
  id: string;
  /** What to look at on it: a clause of the rules. */
  part: string;
  /** What follows a question mark: options of a new table. */
  query: Record<string, string>;
}

/** The server answers every address with this page; what is not its own leads nowhere. */
const ASTRAY = import.meta.env.BASE_URL === '/' && !/^\/(index(\.\w+)?\.html)?$/.test(location.pathname);

function parse(hash: string): Route {
  if (ASTRAY && !hash) return { screen: 'missing', id: '', part: '', query: {} };
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const [, name = '', id = '', part = ''] = path.split('/');
  const screen = NAMES.find((known) => known === name) ?? (name ? 'missing' : 'home');
  return {
    screen,
    id: decodeURIComponent(id),
    part: decodeURIComponent(part),
    query: Object.fromEntries(new URLSearchParams(query)),
  };
}

let route = $state.raw<Route>(parse(location.hash));

addEventListener('hashchange', () => {
  if (ASTRAY) history.replaceState(null, '', `/${location.hash}`);
  const before = route;
  route = parse(location.hash);
  if (before.screen !== route.screen || before.id !== route.id) scrollTo(0, 0);
});

/** The screen to show. */
export function current(): Route {
  return route;
}

/** The address of a screen. */
export function to(screen: ScreenName, id = '', part = ''): string {
  if (screen === 'home') return '#/';
  return ['#', screen, ...[id, part].filter(Boolean).map(encodeURIComponent)].join('/');
}

/** Go to a screen. */
export function go(screen: ScreenName, id = ''): void {
  location.hash = to(screen, id);
}
