import { mount } from 'svelte';
import './theme.css';
import './ui.css';
import App from './shell/App.svelte';
import { identity } from './shell/lib/api.ts';
import { start } from './shell/lib/settings.svelte.ts';
import { register } from './shell/lib/worker.svelte.ts';

async function main(): Promise<void> {
  const target = document.getElementById('app');
  if (!target) return;
  // whoever comes to a table or a replay need not wait for the words before its screen is fetched
  if (/^#\/(table|watch)\//.test(location.hash)) void import('./shell/screens/TableScreen.svelte');
  if (location.hash.startsWith('#/replay/')) void import('./shell/screens/Replay.svelte');
  identity().catch(() => undefined);
  await start();
  mount(App, { target });
  if (import.meta.env.PROD) register();
}

void main();
