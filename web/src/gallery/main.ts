import { mount } from 'svelte';
import '../theme.css';
import { LANGUAGES, load } from '../lib/words.ts';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;
await load(LANGUAGES.find((one) => one === asked.get('lang')) ?? 'en');
const target = document.getElementById('app');
if (target) mount(Gallery, { target, props: { only: asked.get('only') } });
