/** Which screen is shown: what follows `#` in the address. */

const NAMES = ['home', 'new', 'join', 'tables', 'settings', 'table', 'watch', 'shared', 'enter', 'gallery'] as const;
export type ScreenName = (typeof NAMES)[number];
export interface Route {
  screen: ScreenName;
  id: string;
  /** What follows a question mark: options of a new table. */
  query: Record<string, string>;
}

function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const [, name = '', id = ''] = path.split('/');
  const screen = NAMES.find((known) => known === name) ?? 'home';
  return { screen, id: decodeURIComponent(id), query: Object.fromEntries(new URLSearchParams(query)) };
}

let route = $state.raw<Route>(parse(location.hash));

addEventListener('hashchange', () => {
  route = parse(location.hash);
  scrollTo(0, 0);
});

/** The screen to show. */
export function current(): Route {
  return route;
}

/** The address of a screen. */
export function to(screen: ScreenName, id = ''): string {
  if (screen === 'home') return '#/';
  return id ? `#/${screen}/${encodeURIComponent(id)}` : `#/${screen}`;
}

/** Go to a screen. */
export function go(screen: ScreenName, id = ''): void {
  location.hash = to(screen, id);
}
