/** The game without the server (docs/site.md), which this browser keeps for times when that cannot be reached. */
import { api } from './api.ts';

/** Where the server has it. */
const PLACE = '/offline/';
const FROM_SERVER = '?served';
/** The way there; and is this page the one that it leads to? */
export const KEPT_GAME = PLACE + FROM_SERVER;
export const served = location.search === FROM_SERVER;

/** What some browsers tell of the line. */
interface Line {
  saveData?: boolean;
  type?: string;
}

function costsMoney(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  return connection?.saveData === true || connection?.type === 'cellular';
}

/** Fetch what is not here yet: ten megabytes the first time. */
export async function keepGame(): Promise<void> {
  if (costsMoney() || !(await api.health()).offline) return;
  const kept = await navigator.serviceWorker.register(`${PLACE}sw.js`);
  await kept.update();
}

export async function isGameKept(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const found = await navigator.serviceWorker.getRegistration(PLACE);
  return found?.active != null && found.scope.endsWith(PLACE); // a worker of `/` is there for all below it
}
