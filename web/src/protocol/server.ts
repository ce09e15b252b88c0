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
  turn_seconds: number | null;
  away_seconds: number;
  /** Until the deciding seat runs out of time. */
  seconds_left: number | null;
  /** Hints are allowed; among several people only while everyone agrees. */
  hints: boolean;
  /** Hints are available now. */
  hints_on: boolean;
  /** There is a public screen; the players' own screens show their hands. */
  shared: boolean;
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
}

/** Where I am logged in: a browser or a program with a cookie of its own. */
export interface DeviceInfo {
  id: string;
  /** The browser and the system, if they are known. */
  label: string;
  created: number;
  /** When it was last here, to a day; seconds since 1970. */
  seen: number;
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
  turn_seconds?: number | null;
  /** How long somebody must be away before the others may let a computer player stand in. */
  away_seconds?: number;
  /** Are hints allowed? Among several people only while everyone agrees. */
  hints?: boolean;
  /** One public screen for all (a tablet, a television), and each hand on a phone. */
  shared?: boolean;
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
  kind: 'game_over' | 'invitation' | 'reminder' | 'your_turn';
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

/** A number of the tables, or several: with values, or with goods by their colour. */
export interface Fact {
  /** Its message is `fact.LABEL`. */
  label: string;
  /** Its row in the tables. */
  row: string;
  /** It applies to this number of players. */
  players: number | null;
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
  | Done
  | Failure
  | Notice
  | Hints
  | Pong;
