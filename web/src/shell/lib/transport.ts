/** The way to the server. No screen knows which one it is: the network, or a worker of this browser (offline/tab.svelte.ts). */
import { network } from './network.ts';

export interface Answer {
  status: number;
  text: string;
}

/** Who hears what comes over a channel. */
export interface Hearing {
  opened: () => void;
  heard: (text: string) => void;
  closed: (code: number) => void;
}

/** What a WebSocket is to those who use it. */
export interface Channel {
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Does the server live in this browser, where nobody else can come? */
  readonly alone: boolean;
  /** When all has been fetched that it needs. */
  readonly ready: Promise<void>;
  /** A request; it is rejected if the server cannot be reached. */
  ask(method: string, path: string, body: string | null): Promise<Answer>;
  /** A channel to be heard of, opened for the sake of a table or of none; none of its messages comes before this returns. */
  open(hearing: Hearing, near: string): Channel;
}

let used: Transport = network;

export function server(): Transport {
  return used;
}

/** Go another way from now on. */
export function goBy(transport: Transport): void {
  used = transport;
}
