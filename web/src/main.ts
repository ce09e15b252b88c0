import { mount } from 'svelte';
import './theme.css';
import './ui.css';
import App from './App.svelte';
import { identity } from './lib/api.ts';
import { start } from './lib/settings.svelte.ts';
import { register } from './lib/worker.svelte.ts';

async function main(): Promise<void> {
  const target = document.getElementById('app');
  if (!target) return;
  // whoever comes to a table or a replay need not wait for the words before its screen is fetched
  if (/^#\/(table|watch)\//.test(location.hash)) void import('./screens/Table.svelte');
  if (location.hash.startsWith('#/replay/')) void import('./screens/Replay.svelte');
  identity().catch(() => undefined);
  await start();
  mount(App, { target });
  if (import.meta.env.PROD) register();
}

void main();
