/** How far a server in this browser has come with its start. One in the network is there, or is not. */
export const starting = $state({
  /** Of 1. */
  part: 1,
  /** Has it been there before? */
  again: false,
  /** Another tab has the tables. */
  waits: false,
  /** Will tables still be there when the tab has been closed? */
  keeps: true,
  /** Why it cannot start. */
  problem: '',
});
