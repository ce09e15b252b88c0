// Made from the records of the server and of engine/phrase.py by `python -m tools.protocol_files`.
// Do not edit: change those, and write this file anew.

import type { GameEvent, GameOptions, GameView, OptionArgs, Prompt } from './games.ts';

export type Json = Record<string, unknown>;

/** A viewer without a seat. */
export const SPECTATOR = -1;

export type GameName =
  'board' | 'dice';

/**
 * Show me a table from now on; send it again in full if I missed something.
 *
 * Answer: `table`. `table` is the id of a table where I have a seat or was invited, or the id of
 * its watch link, which gives the public view only. Updates follow until `unwatch` or the end
 * of the connection.
 */
export interface Watch {
  type: 'watch';
  id: number;
  table: string;
  /** Include the words, and what each option would cause. Leave it out to save work. */
  previews?: boolean;
}

/** Stop showing me this table. Answer: `done`. */
export interface Unwatch {
  type: 'unwatch';
  id: number;
  table: string;
}

/** Choose an option. Answer: `update` with my id (`done` if I do not watch the table). */
export interface Act {
  type: 'act';
  id: number;
  table: string;
  seat: number;
  /** The number of the state that the choice was made for. */
  at: number;
  action: number;
}

/**
 * Several actions in a row, as texts. It stops at chance or at the first refused action.
 *
 * Answer as for `act`. If the first one is refused, nothing happens and the answer is `error`.
 */
export interface Plan {
  type: 'plan';
  id: number;
  table: string;
  seat: number;
  at: number;
  texts: string[];
  /** Whatever chance says, go on: it stops only at a refused action. */
  through?: boolean;
}

/** Take back this seat's last action. Answer as for `act`. */
export interface Undo {
  type: 'undo';
  id: number;
  table: string;
  seat: number;
  at: number;
}

/** Take back this seat's last undo. Answer as for `act`. */
export interface Redo {
  type: 'redo';
  id: number;
  table: string;
  seat: number;
  at: number;
}

/** Take an open seat. Answer: `done`; everyone gets `seats`. */
export interface Sit {
  type: 'sit';
  id: number;
  table: string;
  seat: number;
  name: string;
  /** Any text. It goes into the dice, so that the server cannot choose them alone. */
  contribution?: string;
}

/** Leave my seats before the game starts. Answer: `done`. */
export interface Stand {
  type: 'stand';
  id: number;
  table: string;
}

/**
 * Give a seat to a computer player; without `agent` the seat becomes open. Answer: `done`.
 *
 * The host may free every seat, somebody else only an own one. A person whose seat the host has
 * freed gets the notice `notice-seat_freed`.
 */
export interface Bot {
  type: 'bot';
  id: number;
  table: string;
  seat: number;
  agent?: string | null;
}

/**
 * Let whoever has a seat and whoever has another change places before the game starts.
 *
 * Only the host may. Answer: `done`; everyone gets `seats`.
 */
export interface Swap {
  type: 'swap';
  id: number;
  table: string;
  seat: number;
  other: number;
}

/** Start the game. Answer: `done`; everyone gets `table`. */
export interface Start {
  type: 'start';
  id: number;
  table: string;
}

/** Resign: a computer player takes over this seat. Answer: `done`. */
export interface Resign {
  type: 'resign';
  id: number;
  table: string;
  seat: number;
}

/**
 * Let a computer player stand in. Answer: `done`.
 *
 * For an own seat at once; for another one it is a vote, which counts when its person has been
 * away for the table's `away_seconds`. When all others who play have voted, it is done.
 */
export interface Away {
  type: 'away';
  id: number;
  table: string;
  seat: number;
}

/** Take my seat back from the computer player. Answer: `done`. */
export interface Back {
  type: 'back';
  id: number;
  table: string;
  seat: number;
}

/** Say whether my seat agrees to hints. Answer: `done`; everyone gets `seats`. */
export interface Agree {
  type: 'agree';
  id: number;
  table: string;
  seat: number;
  hints: boolean;
}

/** What would a strong player do? Answer: `hints`. */
export interface Hint {
  type: 'hint';
  id: number;
  table: string;
  seat: number;
  at: number;
}

/** Are you there? Answer: `pong`. */
export interface Ping {
  type: 'ping';
  id: number;
}

/**
 * Somebody looks at this page, or no longer does. Answer: `done`.
 *
 * Sent when the page is shown or hidden, and now and then after a key, a click or a touch. Whoever
 * has done nothing for 90 seconds is not present, and is told elsewhere what waits for them.
 */
export interface Present {
  type: 'present';
  id: number;
  visible: boolean;
}

/** A table in full, for whoever begins to look at it. */
export interface Table {
  type: 'table';
  re: number | null;
  table: TableInfo;
  number: number;
  /** One for each of my seats, and a spectator's unless I have exactly one seat. None before the game starts. */
  views: SeatView[];
  /** For each view, the last steps before those in the view, oldest first. */
  recent: StepInfo[][];
  /** The number of what I was told of when I last looked, with any screen; none if I never did. */
  looked: number | null;
}

/**
 * Something happened at a table.
 *
 * If `before` is not the number I know, I missed something and send `watch` again.
 */
export interface Update {
  type: 'update';
  re: number | null;
  table: string;
  before: number;
  after: number;
  views: SeatView[];
  seconds_left: number | null;
  /** By seat: what is left of its reserve of time, where there is one. */
  reserves: number[];
  /** Why the rest of my plan was not carried out. */
  stopped: string | null;
}

/** The people at the table have changed: a seat, a connection, a stand-in. */
export interface Seats {
  type: 'seats';
  table: string;
  status: 'over' | 'playing' | 'waiting';
  seats: SeatInfo[];
  watchers: number;
  your_seats: number[];
  you_host: boolean;
  hints_on: boolean;
}

/** Somebody at a table has said something (`POST /api/tables/{table}/talk`). */
export interface Talk {
  type: 'talk';
  table: string;
  saying: SayingInfo;
}

/** The request was carried out, and is stored. */
export interface Done {
  type: 'done';
  re: number;
  number: number | null;
}

/** The request changed nothing. No `re` means that its id could not be read. */
export interface Failure {
  type: 'error';
  re: number | null;
  kind: 'illegal' | 'malformed' | 'refused' | 'stale' | 'storage';
  /** The id of a message in the reader's language. */
  reason: string;
  /** What fills it. */
  args: Record<string, string | number>;
  /** The same in English, with what was expected. */
  message: string;
  /** The current state, if the request was stale. */
  number: number | null;
}

/** A notification: my turn at a table I am not watching, the server is stopping, and so on. */
export interface Notice {
  type: 'notice';
  reason: string;
  table: string | null;
  args: Record<string, string | number>;
}

/** One good option, best first. */
export interface HintInfo {
  action: number;
  /** The chance to win from there, 0 to 1. */
  value: number;
  /** As far as the adviser can tell, it is as good as the first. */
  is_as_good: boolean;
  /** Why it is good; a player need not give one. */
  reason: Phrase | null;
}

/** What a strong player would do. */
export interface Hints {
  type: 'hints';
  re: number;
  at: number;
  agent: string;
  hints: HintInfo[];
}

/** The answer to `ping`. */
export interface Pong {
  type: 'pong';
  re: number;
}

/** Who sits where, as everyone may know. */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  /** Which computer player acts: the bot of the seat, or the stand-in. */
  agent: string | null;
  /** A person's seat: is one of its screens connected? True for bots. */
  connected: boolean;
  resigned: boolean;
  /** Its contribution to the dice; hidden until the game starts. */
  contribution: string | null;
  /** The player agrees to hints. */
  hints: boolean;
  /** How many want a computer player to stand in. */
  away_votes: number;
  yours: boolean;
  /** Its person is the host of the table. */
  host: boolean;
  /** It lost its game on time: a computer player goes on, and the result says so. */
  out_of_time: boolean;
}

/** What must be paid right after an option; it may be sent along with it, as a plan. */
export interface FollowInfo {
  texts: string[];
  /** Lira in total. */
  price: number;
  /** The events it would cause: who is paid what. */
  preview: GameEvent[];
}

/** Something that the deciding seat may do now. */
export interface OptionInfo {
  action: number;
  text: string;
  kind: string;
  /** What it names: `place`, `good`, `card`, `n` and so on. */
  args: OptionArgs;
  /** The lira it costs at once. */
  price?: number;
  /** The events it would cause, up to the next choice or chance. */
  preview?: GameEvent[];
  follow?: FollowInfo | null;
  /** What it says; sent with the preview. */
  label?: Phrase | null;
  /** What it and what must be paid right after it bring and cost the seat. */
  gains?: Gain[];
  /** What could be done next, where the option leads to a place. */
  outlook?: Outlook | null;
  /** What it is worth beyond its gains: its chance, or what it does from then on. */
  worth?: Phrase | null;
}

/** A seat decides. Only that seat's own view says what it is asked, and lists the options. */
export interface DecisionNode {
  kind: 'decision';
  seat: number;
  prompt?: Prompt | null;
  options?: OptionInfo[] | null;
  /** What is asked, in words; sent with previews. */
  question?: Phrase | null;
  /** The option that nearly everybody wants who has just come here; it can be taken back. */
  obvious?: number | null;
}

/** A chance outcome is next. Only in replays: a table never waits for it. */
export interface ChanceNode {
  kind: 'chance';
}

/** The game has ended: seats from best to worst, ties together. */
export interface OverNode {
  kind: 'over';
  ranking: number[][];
  reason: string;
}

/**
 * Something that happened, as one viewer may see it.
 *
 * Of an own seat, and of a game that is over, an entry of the log and what it caused. Of another
 * seat, what it did up to some moment: `text` is empty then, or `undo` and the number of the last
 * step that still counts.
 */
export interface StepInfo {
  n: number;
  by: number | 'chance';
  text: string;
  events: GameEvent[];
  /** Each of the events in words. Only for those who ask for previews. */
  said?: Said[];
}

/** The table as seen from one of the caller's seats, or by a spectator (-1). */
export interface SeatView {
  seat: number;
  /** What has happened since the state `before`, for the log and the animation. */
  steps: StepInfo[];
  /** Everything the seat may know (docs/positions.md has the fields). */
  view: GameView;
  node: DecisionNode | ChanceNode | OverNode;
  can_undo: boolean;
  can_redo: boolean;
}

/** Something that somebody at a table said. */
export interface SayingInfo {
  id: string;
  seat: number;
  /** `what` is the name of a phrase or a reaction, for everybody in their own language; or text, to be shown as it is and never as markup. */
  kind: 'phrase' | 'reaction' | 'text';
  what: string;
  /** After which entry of the log it was said. */
  entry: number;
  created: number;
  /** Somebody has shown it to the host; only the host is told so. */
  reported: boolean;
}

/** What does not change with every move. */
export interface TableInfo {
  id: string;
  /** Five letters to join by; spectators do not get it. */
  code: string | null;
  /** The id of the watch link. It shows only public information. */
  watch: string;
  options: GameOptions;
  status: 'over' | 'playing' | 'waiting';
  you_host: boolean;
  your_seats: number[];
  seats: SeatInfo[];
  /** Connections that watch without a seat. */
  watchers: number;
  /** The time for each turn. */
  turn_seconds: number | null;
  /** What a seat may need beyond it, in the whole game; all of its time if there is none. */
  reserve_seconds: number;
  /** How much the reserve grows with each of its turns. */
  increment_seconds: number;
  /** A seat without time: a computer player stands in, the turn is skipped, or the seat loses. */
  at_end: 'bot' | 'lose' | 'skip';
  away_seconds: number;
  /** Until the deciding seat runs out of time. */
  seconds_left: number | null;
  /** By seat: what is left of it, without what the deciding seat uses now. */
  reserves: number[];
  /** Hints are allowed; among several people only while everyone agrees. */
  hints: boolean;
  /** Hints are available now. */
  hints_on: boolean;
  /** There is a public screen; the players' own screens show their hands. */
  shared: boolean;
  /** People may say things in words of their own; phrases and reactions always. */
  talk: boolean;
  terms: Terms;
  /** At the daily bazaar: the day whose layout, start and dice these are. */
  day: string | null;
  /** The solo race whose board, start and dice these are. */
  race: string | null;
  /** SHA-256 of the server's secret, fixed before anyone sat down (docs/fair_dice.md). */
  commitment: string;
  /** The secret itself, once the game is over. */
  secret: string | null;
  /** The table of the rematch. */
  rematch: string | null;
}

/** What is wrong with the dice of a log: a message and what fills it. */
export interface Problem {
  message: string;
  args: Record<string, number | string>;
}

/** What is agreed at a table besides the game and its time. */
export interface Terms {
  /** The game changes the ratings of its players. It needs a time for each turn, and no hints. */
  rated?: boolean;
  /** While it waits for players, the table is in the public lobby, and anybody may sit down. */
  public?: boolean;
  /** What the host speaks. */
  language?: string | null;
  /** Whoever has a lower rating may not sit down here from the lobby. */
  low?: number | null;
  /** Whoever has a higher one, likewise. */
  high?: number | null;
  /** Who may look on: nobody but the players, whoever has the link, or everybody in the lobby. */
  watching?: 'everybody' | 'link' | 'nobody';
  /** How many rounds later those who look on see the game; when it is over they see all of it. */
  delay?: number;
}

/** A message with what fills it. */
export interface Phrase {
  /** The id of the message. */
  key: string;
  /** A number; the id of another message, which is a name; a phrase; or a list of these two. */
  args?: Record<string, number | string | Phrase | (string | Phrase)[]>;
  /** Arguments that are players: their names are known at the table only. */
  seats?: Record<string, number>;
  /** The list that takes up what follows: phrases alike but for it are said as one. */
  series?: string;
}

/** What something brings a seat, or costs it. */
export interface Gain {
  seat: number;
  /** `lira`, `ruby`, `card`, a colour of goods ...: for a picture. */
  what: string;
  /** Less than 0: it is lost. */
  n: number;
  /** The message that says it; `n` fills it, without its sign. */
  key: string;
  /** Of an option: its label says so already, and only pictures repeat it. */
  in_label?: boolean;
}

/** An option that would follow another one, to be sent along with it. */
export interface NextStep {
  text: string;
  label: Phrase;
  gains?: Gain[];
  /** What it is worth: its chance, or what it does from then on. */
  worth?: Phrase | null;
}

/** What an option leads to beyond what it causes at once: what could be done next. */
export interface Outlook {
  /** What its seat would get, or what it lacks. */
  says: Phrase;
  /** What every sensible next step brings, for pictures. */
  gains?: Gain[];
  /** Nothing could be done. */
  idle?: boolean;
  /** After the next step nothing would be left to do in this turn. */
  ends?: boolean;
  /** The sensible next steps, where there are a few to choose from. */
  next?: NextStep[];
  /** What is asked after any of them, whatever chance says: it can be answered in the same go. */
  also?: NextStep[];
}

/** An event in words, and what it brings. */
export interface Said {
  /** Nothing where another event, or a heading, says it already. */
  words?: Phrase | null;
  /** Its outcome stands on the board: not said where that is drawn beside the story. */
  on_board?: boolean;
  gains?: Gain[];
}

/** Whether the dice of a log follow from what was published. */
export interface Verified {
  /** So many were right. */
  draws: number;
  /** The first thing that is wrong. */
  problem: Problem | null;
}

/** Who I am here. The identity itself is a cookie that scripts cannot read. */
export interface Me {
  name: string;
  language: string;
  /** The name of who this browser was before it used a personal link; it can be them again. */
  other: string | null;
}

/** What to change; the rest stays as it is. */
export interface MeChange {
  name?: string | null;
  language?: string | null;
}

/** Takes my identity to another device. Anyone who has it is me. It works for ten minutes. */
export interface PersonalLink {
  token: string;
  /** The page that uses it: `/#/enter/TOKEN`. Browsers never send what follows `#`. */
  path: string;
  seconds: number;
}

/** Become the person of a personal link on this device. */
export interface Enter {
  token: string;
}

/** Who one becomes by a personal link; nothing has happened yet. */
export interface LinkOwner {
  /** Empty if they have none. */
  name: string;
  /** It is the link of who one is already. */
  you: boolean;
  /** By what one came to it. */
  came: 'code' | 'link' | 'passkey';
}

/** Where I am logged in: a browser or a program with a cookie of its own. */
export interface DeviceInfo {
  id: string;
  /** The browser and the system, if they are known. */
  label: string;
  created: number;
  /** When it was last here, to a day; seconds since 1970. */
  seen: number;
  /** By what it became mine; empty for the first one. */
  came: '' | 'code' | 'link' | 'passkey';
  this: boolean;
}

/** All my devices, the last seen first. */
export interface MyDevices {
  devices: DeviceInfo[];
}

/** A seat of a new table. `me` may appear several times (people at the same screen). */
export interface NewSeat {
  kind: 'bot' | 'me' | 'open';
  name?: string | null;
  agent?: string | null;
}

/** A table to make. With `start`, the game starts at once if no seat is open. */
export interface NewTable {
  options: Json;
  seats: NewSeat[];
  /** For each turn. What a seat needs beyond it comes from its reserve. */
  turn_seconds?: number | null;
  /** For the whole game, and for each seat: a time per game, or days of vacation. */
  reserve_seconds?: number;
  /** How much the reserve grows with each turn. */
  increment_seconds?: number;
  /** What happens to a seat without time. */
  at_end?: 'bot' | 'lose' | 'skip';
  /** How long somebody must be away before the others may let a computer player stand in. */
  away_seconds?: number;
  /** Are hints allowed? Among several people only while everyone agrees. */
  hints?: boolean;
  /** One public screen for all (a tablet, a television), and each hand on a phone. */
  shared?: boolean;
  /** May people say things in words of their own? Phrases and reactions they always have. */
  talk?: boolean;
  terms?: Terms;
  contribution?: string;
  start?: boolean;
}

/** The same people again, with my new contribution to the dice. */
export interface Rematch {
  contribution?: string;
}

/** A table by its five-letter code. */
export interface Join {
  code: string;
}

/** Where the table is. */
export interface Found {
  table: string;
}

/** A line in the list of my tables. */
export interface TableRowInfo {
  id: string;
  code: string;
  options: GameOptions;
  status: 'over' | 'playing' | 'waiting';
  names: string[];
  your_seats: number[];
  your_turn: boolean;
  created: number;
  /** Seconds since 1970, UTC. */
  changed: number;
  result: Json | null;
}

/** A page of my tables, the last changed first. */
export interface MyTables {
  tables: TableRowInfo[];
  /** There is another page. */
  more: boolean;
}

/** Continue from an entry of a finished game's log, as a new table. */
export interface Fork {
  entry: number;
  seats: NewSeat[];
  contribution?: string;
}

/** The same, from a log in the request. */
export interface ForkLog {
  entry: number;
  seats: NewSeat[];
  contribution?: string;
  log: Json;
}

/** A log to look at. Nothing is stored. */
export interface ReplayBody {
  log: Json;
  viewer?: number;
  first?: number;
  last?: number | null;
}

/**
 * A game, step by step: the view after each, and what happened.
 *
 * Steps are entries of the log; those of a game that is still on are what the viewer was told.
 * At most 100 steps at a time; `length` says how many there are.
 */
export interface Replay {
  header: Json;
  result: Json | null;
  length: number;
  /** Frame 0 is the table before the first step. */
  first: number;
  frames: SeatView[];
}

/** A game, step by step: what happened, as one viewer may know, without views. */
export interface Steps {
  header: Json;
  result: Json | null;
  steps: StepInfo[];
}

/** How I did in some of my games. */
export interface Standing {
  /** A way to play (base, mocha, letters, great_bazaar, dice), or who was there: the strongest computer player, or `people`. */
  key: string;
  games: number;
  /** Games in which I had exactly one seat; with several, it is unclear who won. */
  rated: number;
  /** A shared win counts as a fraction. */
  wins: number;
  /** The wins expected of a player as strong as the others: a fraction per rated game. */
  fair: number;
  /** In all games that were counted. */
  rounds: number;
}

/** Where my rubies came from: a place, or a track of the Dice Game. */
export interface RubySource {
  game: GameName;
  source: string;
  n: number;
}

/** What I rolled: the sum of two dice (not those that move a figure), or faces of dice. */
export interface DiceCount {
  game: GameName;
  values: string[];
  counts: number[];
  expected: number[];
}

/** Statistics of my finished games, without those that continued from another log. */
export interface MyStatistics {
  games: number;
  /** Games whose logs have been processed; ask again for the rest. */
  counted: number;
  rubies: number;
  ways: Standing[];
  opponents: Standing[];
  sources: RubySource[];
  dice: DiceCount[];
}

/** A computer player. */
export interface BotInfo {
  name: string;
  /** Its rank; 0 is the weakest. */
  strength: number;
  /** Which level it is, from 1; null for a rung of the ladder and for guests. */
  level: number | null;
  /** By game, on the scale that chess players know; of those that have been measured. */
  ratings: Record<string, number>;
}

/** All computer players, from weak to strong. */
export interface Bots {
  bots: BotInfo[];
}

/** A way to play, with what can be chosen in it, for the screen of a new table. */
export interface GameChoice {
  id: string;
  /** What selects it: the game and its expansions. */
  options: Record<string, string | string[]>;
  players: number[];
  layouts: string[];
  variants: string[];
  editions: string[];
  letters_decks: string[];
  /** All options that follow when nothing is chosen. */
  defaults: GameOptions;
}

/** Every way to play that this server offers. */
export interface Games {
  games: GameChoice[];
}

/** Options to check before making a table. */
export interface CheckOptions {
  options: Json;
}

/** The options with all defaults, and the resulting header; a random layout is an example. */
export interface Checked {
  options: GameOptions;
  header: Json;
}

/** A piece of a page of rules: a heading, or a clause with what belongs to it. */
export interface RuleBlock {
  /** For links: the number of the clause, or the heading in lower case. */
  id: string;
  /** 1 to 3 for a heading, 0 for a clause. */
  level: number;
  html: string;
  /** The same as plain text, for the search. */
  text: string;
  /** All clauses in it; rows of a table are clauses too. */
  ids: string[];
}

/** The rules of one game, made from the pages of `docs/rules/`. */
export interface RulesPage {
  page: string;
  /** English where there is no other text. */
  language: string;
  blocks: RuleBlock[];
}

/** The pages there are. */
export interface RulesPages {
  pages: string[];
}

/** Everything that can be explained, in all games. */
export interface Things {
  things: Thing[];
}

/** A step of a lesson: from frame `first` the learner plays to `played`, others to `last`. */
export interface LessonStep {
  first: number;
  played: number;
  last: number;
}

/**
 * A tutorial: what the learner sees after each line of a script, from seat 0.
 *
 * The text of a frame's only step is what leads to it; where it is the learner's, that is the move
 * to make. Words are the messages `lesson-NAME_1` and so on.
 */
export interface Lesson {
  options: GameOptions;
  frames: SeatView[];
  steps: LessonStep[];
}

/** How far the review of a game is, and what it has found so far. */
export interface ReviewPart {
  done: number;
  /** Decisions and rolls; 0 until it has begun. */
  total: number;
  /** From the one that was asked for on; nothing once the review is there. */
  judged: (Choice | Luck)[];
  /** All of it, at the end. */
  review: Review | null;
}

/** Is the server healthy? */
export interface Health {
  status: 'ok';
  version: string;
  database: string;
  tables: number;
  connections: number;
  /** Does it have what a browser can keep to play without it? */
  offline: boolean;
}

/** A log to store among my tables, as a finished game. */
export interface Uploaded {
  log: Json;
}

/** A passkey that makes a browser me. */
export interface PasskeyInfo {
  id: string;
  /** The browser and the system with which it was added, if they are known. */
  label: string;
  created: number;
  /** When it was last used; seconds since 1970. */
  used: number;
}

/** By what I can come back when my cookie is gone. */
export interface MyKeys {
  passkeys: PasskeyInfo[];
  /** How many recovery codes have not been used. */
  codes: number;
  /** What keeps passkeys from working here: not installed, no host name, no https. */
  obstacle: '' | 'address' | 'insecure' | 'missing';
}

/** What the browser's authenticator is asked, as WebAuthn writes it. Five minutes, once. */
export interface PasskeyOptions {
  options: Json;
}

/** The answer of the authenticator: `PublicKeyCredential.toJSON()`. */
export interface Credential {
  credential: Json;
}

/** New codes, in place of all older ones. They are shown this once; each works once. */
export interface RecoveryCodes {
  codes: string[];
}

/** A recovery code, as somebody has typed it. */
export interface UseCode {
  code: string;
}

/** Minutes of the day, from one to the other; over midnight if the first is later. */
export interface Quiet {
  start: number;
  end: number;
}

/** What to tell me, and how. Whoever gives an address gets everything there by default. */
export interface Policy {
  your_turn?: ('mail' | 'push' | 'webhook')[];
  reminder?: ('mail' | 'push' | 'webhook')[];
  game_over?: ('mail' | 'push' | 'webhook')[];
  invitation?: ('mail' | 'push' | 'webhook')[];
  /** When to be left alone. What comes then is told afterwards, if it still holds. */
  quiet?: Quiet | null;
  /** The time zone of the quiet hours, such as `Europe/Istanbul`. */
  zone?: string;
  /** How long after "your turn" to remind. */
  remind_hours?: number;
}

/** What a browser gives to whoever may send it messages (Push API). */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Where to send mails. Only a question is sent, until somebody there has said yes. */
export interface MailAddress {
  address: string;
}

/** A service to call, and what it needs to know besides. */
export interface Webhook {
  preset?: 'discord' | 'matrix' | 'ntfy' | 'plain' | 'slack' | 'telegram';
  /** Matrix: the home server. Telegram: the address with the bot's token. ntfy: the topic. */
  url: string;
  /** Telegram: the chat. Matrix: the room. */
  to?: string;
  /** What lets us in, for Matrix, ntfy and services of your own. */
  token?: string;
}

/** Where I am told things. */
export interface AddressInfo {
  id: string;
  channel: 'mail' | 'push' | 'webhook';
  /** The mail address, or the host that is called. */
  label: string;
  preset: 'discord' | 'matrix' | 'ntfy' | 'plain' | 'slack' | 'telegram' | null;
  /** `new`: not confirmed yet. `dead`: nothing can be sent there any more. */
  state: 'dead' | 'new' | 'ok';
  /** Why the last try failed, as the end of a message id; empty if it did not. */
  problem: string;
  /** What the other side said. */
  detail: string;
}

/** One thing that I was told at one address. */
export interface DeliveryInfo {
  kind: 'game_over' | 'invitation' | 'plan_ended' | 'reminder' | 'your_turn';
  address: string;
  table: string;
  /** `dropped`: by then it was not true any more, or I did not want it. */
  state: 'dead' | 'dropped' | 'sent' | 'waiting';
  tries: number;
  problem: string;
  detail: string;
  created: number;
  /** When it is or was tried. */
  due: number;
}

/** What I am told, where, and what became of the last ones. */
export interface MyNotices {
  policy: Policy;
  addresses: AddressInfo[];
  recent: DeliveryInfo[];
  /** What a browser needs to subscribe; None if this server cannot push. */
  push_key: string | null;
  /** Does this server send mails? */
  mail: boolean;
}

/** What really happened when something was sent. */
export interface Tested {
  sent: boolean;
  problem: string;
  detail: string;
}

/** A decision of a game in which one option, or two alike, is clearly the best. */
export interface PuzzleInfo {
  id: string;
  /** What it is about; or a decision of a game of mine that was a mistake. */
  kind: 'card' | 'choice' | 'payment' | 'route' | 'ruby' | 'win' | 'mistake';
  /** The way to play (base, mocha, letters, great_bazaar, dice). */
  way: string;
  /** The weakest computer player who solves it, where that is known. */
  level: string | null;
  rating: number | null;
  /** Points of the chance to win that my mistake lost. */
  lost: number | null;
  options: GameOptions;
  /** The position, through the eyes of the seat that decides. */
  frame: SeatView;
}

/** How good I am at puzzles. */
export interface PuzzleStanding {
  rating: number;
  /** The standard error of the rating. */
  spread: number;
  /** At the first try. */
  solved: number;
  tried: number;
}

/** A puzzle for me, and how I stand. */
export interface PuzzlePage {
  /** None if there is none of that kind. */
  puzzle: PuzzleInfo | null;
  /** So many of those asked for I have not tried yet. */
  left: number;
  me: PuzzleStanding;
}

/** What I would do. */
export interface PuzzleAnswer {
  text: string;
}

/** What an answer was worth. */
export interface PuzzleResult {
  solved: boolean;
  /** Points of the chance to win that it loses. */
  lost: number;
  /** To win with it, in percent. */
  chance: number;
  given: LineAction;
  best: LineAction;
  best_chance: number;
  /** Why the best option is good. */
  reason: Phrase | null;
  /** How it goes on after the best option, up to the next roll or draw. */
  line: LineAction[];
  /** The best option and its line on the board, after the position itself. */
  frames: SeatView[];
  /** The first answer to a puzzle counts for the rating, and to a mistake when it is due. */
  counted: boolean;
  me: PuzzleStanding | null;
  /** When a mistake comes back; seconds since 1970. */
  due: number | null;
}

/** A mistake of mine that is due. */
export interface MistakePage {
  /** None if none is due. */
  puzzle: PuzzleInfo | null;
  /** So many are due. */
  left: number;
  total: number;
  /** When the next one is due if none is now; seconds since 1970. */
  due: number | null;
}

/** What I am called at the table. */
export interface DailyBegin {
  name?: string | null;
}

/** A day, and how far I am with it. */
export interface DailyDay {
  /** In the calendar of UTC: 2026-01-31. */
  day: string;
  /** The way to play (base, mocha, letters, great_bazaar, dice). */
  way: string;
  players: number;
  /** The computer player on all the other seats. */
  agent: string;
  /** Where I play it, or did. */
  table: string | null;
  /** I began it on its day: then it counts. */
  rated: boolean;
  /** Mine, once the game is over: 1 is the winner. */
  place: number | null;
  rounds: number | null;
  /** Chance to win that my decisions lost, once the game is reviewed. */
  lost: number | null;
}

/** The daily bazaar: today first, then the days before. */
export interface DailyPage {
  /** Days in a row, up to today or yesterday, that I played to the end on their day. */
  streak: number;
  days: DailyDay[];
}

/** How I did, compared with everybody else on this server whose game of the day counts. */
export interface DailyOthers {
  people: number;
  /** Percent of them who did worse: a lower place, or the same after more rounds. */
  result: number;
  /** Percent of them who lost more chance; nothing before my game is reviewed. */
  lost: number | null;
}

/** What `master` made of the day in my seat, with the same dice and opponents. */
export interface DailyMaster {
  place: number;
  rounds: number;
  /** Chance to win that its decisions lost. */
  lost: number;
  /** Of each of its decisions. */
  nodes: number;
}

/** What came of a day. */
export interface DailyResult {
  mine: DailyDay;
  streak: number;
  /** Nothing if there is nobody to compare with, or if mine does not count. */
  others: DailyOthers | null;
  /** Nothing before my game is reviewed, and where no native rules were built. */
  master: DailyMaster | null;
}

/** What I am called at the table. */
export interface RaceBegin {
  name?: string | null;
}

/** A race, and how I did. */
export interface RaceInfo {
  /** Its name, such as short_paths-1. */
  race: string;
  layout: string;
  /** Of the races on this layout, from 1 on. */
  number: number;
  /** Turns of the best route known. */
  known: number;
  /** Where I run it, or did last. */
  table: string | null;
  /** My last run is over. */
  over: boolean;
  /** Of my last run; nothing while it is on, or if I gave it up. */
  turns: number | null;
  /** The fewest turns of mine. */
  best: number | null;
}

/** All races. */
export interface RacePage {
  races: RaceInfo[];
}

/** How strong somebody is, on the scale of the computer players. */
export interface RatingInfo {
  rating: number;
  /** With 95 % the true value lies from here... */
  low: number;
  /** ...to here. */
  high: number;
}

/** My rating in one game at one speed. */
export interface MyRating {
  rating: number;
  /** With 95 % the true value lies from here... */
  low: number;
  /** ...to here. */
  high: number;
  game: GameName;
  speed: 'days' | 'live';
  games: number;
}

/** A rated game of mine, and my rating after it. */
export interface RatedGame {
  rating: number;
  /** With 95 % the true value lies from here... */
  low: number;
  /** ...to here. */
  high: number;
  game: GameName;
  speed: 'days' | 'live';
  /** To look at it and to check its dice; null if the table was deleted. */
  table: string | null;
  /** Seconds since 1970, UTC. */
  ended: number;
  place: number;
  /** How many were rated, computer players among them. */
  players: number;
  change: number;
  /** How much it counted, from 0 to 1: less among people who play together often. */
  weight: number;
}

/** All my ratings, and my last rated games, the newest first. */
export interface MyRatings {
  ratings: MyRating[];
  history: RatedGame[];
}

/** A line of a leader board. */
export interface Ranked {
  rating: number;
  /** With 95 % the true value lies from here... */
  low: number;
  /** ...to here. */
  high: number;
  place: number;
  name: string;
  games: number;
  you: boolean;
}

/** A computer player whose strength was measured. */
export interface Anchor {
  agent: string;
  rating: number;
}

/** The strongest players of a game at a speed, by the lower end of their ratings. */
export interface LeaderBoard {
  players: Ranked[];
  /** There is another page. */
  more: boolean;
  /** Whoever has played fewer is not listed yet. */
  least_games: number;
  anchors: Anchor[];
}

/** The rating of who sits on a seat, before the game and after it. */
export interface SeatRating {
  seat: number;
  /** Null for computer players whose strength nobody measured. */
  before: RatingInfo | null;
  /** Once the game has been rated. */
  after: RatingInfo | null;
  weight: number | null;
}

/** The ratings at a table. */
export interface TableRatings {
  /** The game is over, and has been rated or cannot be. */
  rated: boolean;
  seats: SeatRating[];
}

/** A turn of a route. */
export interface Stop {
  /** Where to go, and what to choose there; what is left open is chosen as most would. */
  texts: string[];
  /** Which of the outcomes the route goes on from: of `odds`, where chance decides. */
  branch?: number;
}

/** A route to look at. Nothing is stored, and nobody is told. */
export interface RouteBody {
  seat: number;
  /** The frame of the replay from which it begins; the present without it. */
  at?: number | null;
  stops: Stop[];
}

/** An answer to a question. */
export interface RouteAnswer {
  text: string;
  label: Phrase;
}

/** What a place asks, and how it was answered. */
export interface RouteQuestion {
  question: Phrase;
  choices: RouteAnswer[];
  taken: string;
}

/** An outcome of a stop where chance decides. */
export interface Odds {
  percent: number;
  /** What only this outcome brings or costs. */
  gains: Gain[];
}

/** What a stop of a route comes to. */
export interface Station {
  /** The stop in words; the first station is where the route begins. */
  label: Phrase | null;
  /** Where the seat's figure is then. */
  place: string;
  /** What the stop brings and costs. */
  gains: Gain[];
  /** Where chance decides: the outcomes, the likeliest first. */
  odds: Odds[];
  /** The one that the route goes on from. */
  branch: number;
  asked: RouteQuestion[];
  /** Why nothing could be done, and what nobody can know before. */
  notes: Phrase[];
  /** What the seat has then. */
  has: Gain[];
  /** Where it could buy something with that: names of places. */
  affords: string[];
  /** The game ends with this round: there is no next stop. */
  over: boolean;
  /** The table then, through the eyes of the seat; the last one says where it could go next. */
  frame: SeatView;
}

/** Why a stop is not possible. */
export interface RouteProblem {
  stop: number;
  says: Phrase;
}

/** The stations of a route, as far as it is possible. */
export interface Route {
  stations: Station[];
  problem: RouteProblem | null;
}

/** A public table that waits for players, or one that everybody may look at. */
export interface OpenTable {
  /** To sit down, its id; to look on, that of its watch link. */
  table: string;
  options: GameOptions;
  /** Of those who sit there. */
  names: string[];
  seats: number;
  turn_seconds: number | null;
  speed: 'days' | 'live';
  terms: Terms;
  /** The rating of the host, if the game is rated. */
  host: RatingInfo | null;
  mine: boolean;
  /** My rating is within its range. */
  fits: boolean;
  created: number;
}

/** A page of the tables that wait, and the games that everybody may look at. */
export interface Lobby {
  tables: OpenTable[];
  /** There is another page of tables that wait. */
  more: boolean;
  running: OpenTable[];
  /** People who look for others now. */
  seeking: number;
}

/** Sit down at a table of the lobby, on its first free seat. */
export interface TakeSeat {
  name: string;
  contribution?: string;
}

/** What I would play now. Ask again every few seconds: who is silent looks no longer. */
export interface Seek {
  name: string;
  contribution?: string;
  ways: string[];
  players: number[];
  speeds: ('days' | 'live')[];
  rated?: boolean;
}

/** Whether somebody was found. */
export interface Sought {
  /** The table where we play; the game has begun. */
  table: string | null;
  /** Others who look for people now and would play something that I would play. */
  seeking: number;
}

/** Somebody I have played with, known by where we met. */
export interface Friend {
  table: string;
  seat: number;
  name: string;
  /** Games together, among my last tables. */
  games: number;
  last: number;
}

/** People I have played with, the last one first. */
export interface Friends {
  friends: Friend[];
}

/** Invite somebody to a table of mine: who sat on this seat when we met. */
export interface Invite {
  met: string;
  seat: number;
}

/** Say something from a seat of mine: exactly one of these. */
export interface Say {
  seat: number;
  phrase?: 'back_soon' | 'bad_luck' | 'clever' | 'good_game' | 'good_luck' | 'hello' | 'here_again' | 'once_more' | 'one_moment' | 'sorry' | 'take_your_time' | 'thanks' | 'welcome' | 'well_played' | 'what_luck' | 'wow' | null;
  reaction?: 'clap' | 'heart' | 'laugh' | 'smile' | 'surprise' | 'tea' | 'tear' | 'think' | null;
  /** Only at a table that was made with `talk`. */
  text?: string | null;
}

/** Hear nothing more from the person of a seat, here and elsewhere; or hear them again. */
export interface Mute {
  seat: number;
  on?: boolean;
}

/** As the host: the person of a seat says nothing more at this table; or may again. */
export interface Silence {
  seat: number;
  on?: boolean;
}

/** Show the host of the table something that was said. */
export interface Report {
  saying: string;
}

/** What was said at a table, the oldest first, as far as I may hear it. */
export interface Talked {
  sayings: SayingInfo[];
  /** Seats whose people I do not hear. */
  muted: number[];
  /** Seats that the host has silenced. */
  silenced: number[];
  /** May people say things in words of their own? */
  text: boolean;
}

/** How would it be after these steps? */
export interface PlanLook {
  seat: number;
  /** Options, outcomes of chance, and `*`, in the order of the plan. */
  texts: string[];
}

/** Something that chance could say: outcomes that come to the same. */
export interface PlanResult {
  /** One of them, to go on with. */
  outcome: string;
  says: Phrase[];
  percent: number;
}

/** A step of my plan. */
export interface PlanStepInfo {
  text: string;
  /** It begins a turn. */
  begins: boolean;
  /** None where chance speaks, whatever it says. */
  label: Phrase | null;
}

/** The table as it would be then, if the others did nothing. */
export interface PlanFrame {
  frame: SeatView;
  /** Of what I have been told of the game: the plan builds on it. */
  number: number;
  /** A turn begins here. */
  begins: boolean;
  /** Those that led here, in words. */
  steps: PlanStepInfo[];
  /** Chance speaks next: go on with one of the results, or with `*`. */
  chance: boolean;
  /** None of them are told apart if there are too many, or if they are hidden. */
  results: PlanResult[];
}

/** What to do after one result. */
export interface NewBranch {
  /** One of its outcomes; or `*` for all that have no branch of their own. */
  outcome: string;
  texts: string[];
}

/** A plan for my next turns. It replaces the one before. */
export interface NewPlan {
  seat: number;
  /** Of what I saw when I made it. If something has happened since, look again. */
  number: number;
  texts: string[];
  /** After the last of the steps chance speaks; what then? */
  branches?: NewBranch[];
}

/** What I do after a result. */
export interface PlanBranchInfo {
  outcome: string;
  says: Phrase[];
  steps: PlanStepInfo[];
}

/** What I want to do next. Nobody else is told that there is a plan. */
export interface PlanInfo {
  steps: PlanStepInfo[];
  branches: PlanBranchInfo[];
}

/** Why my last plan was not carried out to its end. */
export interface PlanEndInfo {
  /** `gone`: an option is not there any more. `changed`: it would do something else. `result`: the plan says nothing about what chance said. `done`: all of it is done, and the turn goes on. */
  because: string;
  /** The option. */
  label: Phrase | null;
  expected: Phrase[];
  found: Phrase[];
}

/** The plan of one of my seats. */
export interface MyPlan {
  /** Can turns of this game be planned? Not where each begins with dice. */
  possible: boolean;
  plan: PlanInfo | null;
  ended: PlanEndInfo | null;
}

/** A tournament to make. Whoever has its link may take part until it begins. */
export interface NewTournament {
  name: string;
  /** What is played. */
  way: string;
  format: 'round_robin' | 'swiss';
  /** At a table; where it does not work out, some tables have one less. */
  seats: number;
  /** Of a Swiss; a round robin has as many as it needs. */
  rounds: number;
  speed: 'days' | 'live';
  rated?: boolean;
}

/** How somebody stands. */
export interface TournamentLine {
  place: number;
  name: string;
  points: number;
  /** The points of all opponents. */
  buchholz: number;
  rubies: number;
  games: number;
  byes: number;
  left: boolean;
  you: boolean;
}

/** A table of a round. */
export interface TournamentGame {
  /** Its id for those who play there, else that of its watch link. */
  table: string;
  yours: boolean;
  names: string[];
  places: number[] | null;
}

/** A round. */
export interface TournamentRound {
  games: TournamentGame[];
  byes: string[];
}

/** A tournament as whoever has its link may see it. */
export interface TournamentInfo {
  id: string;
  name: string;
  way: string;
  format: 'round_robin' | 'swiss';
  seats: number;
  /** So many in all; 0 as long as a round robin does not know how many take part. */
  rounds: number;
  speed: 'days' | 'live';
  rated: boolean;
  status: 'over' | 'playing' | 'waiting';
  you_host: boolean;
  you_play: boolean;
  standings: TournamentLine[];
  played: TournamentRound[];
}

/** A line of the list of my tournaments. */
export interface TournamentHead {
  id: string;
  name: string;
  status: 'over' | 'playing' | 'waiting';
  players: number;
  round: number;
}

/** Those that I have made or take part in, the newest first. */
export interface MyTournaments {
  tournaments: TournamentHead[];
}

/** Take part, called so. */
export interface TakePart {
  name: string;
}

/** A number of the tables, or several: with values, or with goods by their colour. */
export interface Fact {
  /** Its message is `fact.LABEL`. */
  label: string;
  /** Its row in the tables. */
  row: string;
  /** It applies to this number of players. */
  players: number | null;
  /** It applies to games with one of these expansions; if empty, to games without any. */
  expansions: string[] | null;
  values: string[];
  goods: Record<string, number>[];
  /** How certain it is: `l` likely, `r` reconstructed; else certain. */
  mark: '' | 'l' | 'r';
}

/** Something of a game that can be explained: a place, a card, a tile, a figure, a piece. */
export interface Thing {
  /** As `board:place:tea_house` or `dice:card:a_red`. */
  id: string;
  /** The page of rules that describes it. */
  page: string;
  clause: string;
  name: string;
  /** Messages: its name and what it does; `numbers` fills them in. */
  help: string;
  numbers: Record<string, number>;
  /** What it does besides with an expansion: a message for each. */
  more: Record<string, string>;
  /** The things that are had there, and explained with it. */
  parts: string[];
  facts: Fact[];
  /** How certain it is as a whole. */
  mark: '' | 'l' | 'r';
}

/** An option with the chance to win after it. */
export interface Weighed {
  /** As in the log. */
  text: string;
  words: Phrase;
  chance: number;
  /** The standard error of the chance. */
  spread: number;
}

/** An action of a line: as in the log, and in words. */
export interface LineAction {
  text: string;
  words: Phrase;
}

/** A decision, judged by what its seat could know. */
export interface Choice {
  type: 'choice';
  /** Of its entry in the log. */
  n: number;
  round: number;
  seat: number;
  /** Is it the first of a turn? */
  begins: boolean;
  played: Weighed;
  best: Weighed;
  /** Chance of the best option less that of the one played; 0 if the spreads explain it. */
  lost: number;
  label: '' | 'blunder' | 'inaccuracy' | 'mistake';
  /** Why the best option is good. */
  reason: Phrase | null;
  /** How the seat would have gone on after the best option, up to the next roll or draw. */
  line: LineAction[];
  /** Everybody's, with the best option. */
  chances: number[];
  /** Everybody's. */
  rubies: number[];
}

/** A roll or a draw, and what it changed. */
export interface Luck {
  type: 'luck';
  n: number;
  round: number;
  /** Whose turn it was. */
  seat: number;
  text: string;
  /** What happened, told to everybody; nothing if it is hidden. */
  words: Phrase[];
  /** Of each seat: the chance after it, less the mean over everything that could have happened. */
  changes: number[];
}

/** Where turns and things went: a message, and a number. */
export interface Account {
  key: string;
  n: number;
  /** The mean of the player that it is compared with, in the same place at the table. */
  usual: number | null;
}

/** The player that accounts are compared with, and what its means were measured in. */
export interface Compared {
  agent: string;
  games: number;
  /** Of a decision. */
  nodes: number;
}

/** A player's game. */
export interface Summary {
  seat: number;
  /** 1, or the share of a win. */
  won: number;
  decisions: number;
  /** Chance lost in all decisions together. */
  lost: number;
  labels: Record<string, number>;
  /** Chance that rolls and draws brought, everybody's together. */
  luck: number;
  /** The chance to win with these decisions, but average luck. */
  average_luck: number;
  accounts: Account[];
}

/** A turn that changed much. */
export interface Turning {
  n: number;
  /** Whose chance changed. */
  seat: number;
  before: number;
  after: number;
}

/** A game, reviewed. */
export interface Review {
  agent: string;
  nodes: number;
  thresholds: Record<string, number>;
  choices: Choice[];
  luck: Luck[];
  /** The share of the win of each seat. */
  result: number[];
  turning: Turning[];
  players: Summary[];
  /** Whose means are beside the accounts; nobody's where none were measured. */
  compared: Compared | null;
}

export type NodeInfo =
  | DecisionNode
  | ChanceNode
  | OverNode;

export type ClientMessage =
  | Watch
  | Unwatch
  | Act
  | Plan
  | Undo
  | Redo
  | Sit
  | Stand
  | Bot
  | Swap
  | Start
  | Resign
  | Away
  | Back
  | Agree
  | Hint
  | Present
  | Ping;

export type ServerMessage =
  | Table
  | Update
  | Seats
  | Talk
  | Done
  | Failure
  | Notice
  | Hints
  | Pong;
