import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fixture } from '../gallery/fixtures.ts';
import { load } from '../../../shell/lib/words.svelte.ts';
import Board from './Board.svelte';

beforeAll(() => load('en'));
afterEach(cleanup);

describe('board', () => {
  const view = fixture('start_3');

  it('names every place with its number, state and pieces', () => {
    render(Board, { view, label: 'board' });
    const places = screen.getAllByRole('button');
    expect(places).toHaveLength(16);
    const fountain = screen.getByRole('button', { name: /^7 Fountain/ });
    expect(fountain.getAttribute('aria-label')).toContain('red: merchant');
    expect(screen.getByRole('button', { name: /^16 Gemstone Dealer; 14 lira; 10 rubies/ })).toBeTruthy();
  });

  it('draws the mail of a game with rows of its own', () => {
    render(Board, { view: fixture('own_mail_3'), label: 'board' });
    const post = screen.getByRole('button', { name: /^5 Post Office; 1 yellow good and 2 blue goods; 9 lira/ });
    expect(post.getAttribute('data-place')).toBe('post_office');
    const signs = [...(post.parentElement?.querySelectorAll('use') ?? [])].map((use) => use.getAttribute('href'));
    expect(signs.filter((sign) => sign === '#s-blue')).toHaveLength(2);
  });

  it('tells what is picked, by mouse and by keys', async () => {
    const onpick = vi.fn();
    const onpoint = vi.fn();
    render(Board, { view, label: 'board', highlights: { post_office: 'go' }, onpick, onpoint });
    const mosque = screen.getByRole('button', { name: /^15 / });
    await fireEvent.click(mosque);
    expect(onpick).toHaveBeenLastCalledWith('great_mosque');
    mosque.focus();
    await fireEvent.keyDown(mosque, { key: 'ArrowRight' });
    const post = screen.getByRole('button', { name: /^5 / });
    expect(document.activeElement).toBe(post);
    expect(onpoint).toHaveBeenLastCalledWith('post_office');
    await fireEvent.keyDown(post, { key: 'Enter' });
    expect(onpick).toHaveBeenLastCalledWith('post_office');
    expect(post.getAttribute('tabindex')).toBe('0');
    expect(mosque.getAttribute('tabindex')).toBe('-1');
  });

  it('offers edges for the barrier', async () => {
    const onedge = vi.fn();
    render(Board, { view: fixture('mocha_3'), label: 'board', edges: [['fountain', 'wainwright']], onedge });
    await fireEvent.click(screen.getByRole('button', { name: 'Barrier between the Fountain and the Wainwright' }));
    expect(onedge).toHaveBeenCalledWith('fountain', 'wainwright');
  });
});
