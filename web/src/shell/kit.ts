/** What the shell asks of a game, by role. What is drawn is fetched when it is needed. */
import type { Component, Snippet } from 'svelte';
import type { GameEvent, GameOptions, GameView } from '../protocol/games.ts';
import type { Json } from '../protocol/server.ts';
import type { TableStore } from './live/table.svelte.ts';
import type { Turn } from './live/turn.svelte.ts';
import type { Draft } from './screens/draft.svelte.ts';

type Load<Props extends object = object> = () => Promise<{ default: Component<Props> }>;

export interface TableProps {
  table: TableStore;
  view: GameView;
  /** What a lesson says; it has its own way to leave and to end. */
  guide?: Snippet<[Turn]>;
  /** The places of a route that is being planned, from where it begins. */
  route?: readonly string[];
}

export interface PublicProps {
  table: TableStore;
  view: GameView;
  /** Of the table itself: the store knows only that of its watch link. */
  id: string;
}

export interface HandProps {
  table: TableStore;
  view: GameView;
  /** Show the whole table instead. */
  onwhole: () => void;
}

export interface SceneProps {
  view: GameView;
  names: string[];
  /** The seat through whose eyes it is seen; -1 for everybody's. */
  viewer: number;
  /** The seat that has to choose. */
  chooses: number;
}

/** How events are acted out. */
export interface Animation {
  /** What belongs before the next state. */
  before?(events: GameEvent[]): Promise<void>;
  /** The rest, while the next state is seen; `view` is the state before. */
  after(events: GameEvent[], view: GameView | null): Promise<void> | void;
  /** Milliseconds for which others want to see the next state, at normal speed; and with all that is acted out. */
  pause(events: GameEvent[]): number;
  length(events: GameEvent[]): number;
}

/** A page of rules. */
export interface RulesPage {
  /** The message that names it. */
  title: string;
  /** Whose things it has: the Great Bazaar those of both expansions. */
  things: string[];
}

/** How a seat is drawn: a panel with all that is open; a line; or, where little room is, a chip with rubies and lira. */
export interface SeatLook {
  shape: 'panel' | 'line' | 'chip';
  /** Pixels that a panel may take; its parts grow with them. */
  height?: number;
  /** Shows the whole seat. */
  onpick?: (() => void) | undefined;
}

export interface Kit {
  name: GameView['game'];
  /** Its ways to play, by the message that names each. */
  ways: Record<string, string>;
  wayOf: (options: GameOptions) => string;
  /** What was agreed on besides: pairs of what it is about and what was chosen, in words. */
  agreed: (options: GameOptions) => [string, string][];
  pages: Record<string, RulesPage>;
  /** The lesson for a way to play: its script in `lessons/` of the game, its words in `lesson.ftl`. */
  lessons: Record<string, string>;
  /** The message of an action that is nothing but a word. */
  action: (text: string) => string;
  /** Where rubies come from, and what dice show. */
  saySource: (source: string) => string;
  /** Who gained a ruby, and where. */
  sayRuby: (name: string, source: string) => string;
  sayFace: (face: string) => string;

  /** Are there routes to plan? */
  hasRoutes: boolean;

  animation: () => Promise<Animation>;
  /** The table of whoever has a seat, or watches. */
  Table: Load<TableProps>;
  /** The screen of a shared table. */
  PublicTable: Load<PublicProps>;
  /** A phone at a shared table, where it shows less than the whole table. */
  HandTable?: Load<HandProps>;
  /** The table in a replay. */
  Scene: Load<SceneProps>;
  /** The cards of the seat that a replay looks through. */
  Hand?: Load<{ view: GameView; seat: number }>;
  /** Of what is explained. */
  Picture?: Load<{ id: string }>;
  LayoutEditor?: Load<{ draft: Draft }>;
  /** What a new table of one of its ways is asked for by, after the question mark. */
  query: (way: string) => string;
  /** A small picture of one of its ways, drawn after everything else. */
  Cover: Load<{ way: string }>;
  Gallery: Load<{ part: string; name: string | undefined }>;
}

/** The game that newcomers meet. */
export interface FirstKit extends Kit {
  /** Options of the game that begins at once. */
  quick: Json;
}
