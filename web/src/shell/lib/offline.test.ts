import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isGameKept, keepGame } from './offline.ts';
import { goBy } from './transport.ts';

const update = vi.fn();
const register = vi.fn(() => Promise.resolve({ update }));
const getRegistration = vi.fn();
let offline = true;

function line(connection: object): void {
  vi.stubGlobal('navigator', { connection, serviceWorker: { register, getRegistration } });
}

beforeEach(() => {
  vi.clearAllMocks();
  offline = true;
  goBy({
    alone: false,
    ready: Promise.resolve(),
    ask: () => Promise.resolve({ status: 200, text: JSON.stringify({ status: 'ok', offline }) }),
    open: () => ({ send: () => undefined, close: () => undefined }),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the game is kept, and kept up to date', async () => {
  line({});
  await keepGame();
  expect(register).toHaveBeenCalledWith('/offline/sw.js');
  expect(update).toHaveBeenCalled();
});

test.each([{ saveData: true }, { type: 'cellular' }])('not over a line that costs money: %o', async (connection) => {
  line(connection);
  await keepGame();
  expect(register).not.toHaveBeenCalled();
});

test('not from a server that does not have it', async () => {
  line({});
  offline = false;
  await keepGame();
  expect(register).not.toHaveBeenCalled();
});

test.each([
  [undefined, false],
  [{ active: {}, scope: 'http://localhost/' }, false],
  [{ active: null, scope: 'http://localhost/offline/' }, false],
  [{ active: {}, scope: 'http://localhost/offline/' }, true],
])('it is offered only when all of it is there: %o', async (found, kept) => {
  line({});
  getRegistration.mockResolvedValue(found);
  expect(await isGameKept()).toBe(kept);
});
