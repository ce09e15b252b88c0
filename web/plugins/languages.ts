/** Writes the page and the manifest once more for each language: what is read before the script has come. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { Formatter, Message } from '../src/shell/lib/fluent.ts';

const MESSAGES = resolve(import.meta.dirname, '../../src/istanbul/messages');
const FIRST = 'en';

interface Manifest {
  lang: string;
  name: string;
  short_name: string;
  description: string;
  screenshots: { form_factor: string; label: string }[];
  shortcuts: { name: string; url: string }[];
}

function words(language: string): (id: string) => string {
  const text = readFileSync(join(MESSAGES, language, 'screen.ftl'), 'utf8');
  const formatter = new Formatter(language, [text]);
  return (id) => formatter.say(new Message(id));
}

function page(html: string, language: string, say: (id: string) => string): string {
  const quoted = say('screen-description').replaceAll('"', '&quot;');
  return html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/(name="description"\s+content=")[^"]*"/, (_, before: string) => `${before}${quoted}"`)
    .replace(/<title>[^<]*</, `<title>${say('screen-title')}<`)
    .replace('app.webmanifest', `app.${language}.webmanifest`);
}

function manifest(text: string, language: string, say: (id: string) => string): string {
  const found = JSON.parse(text) as Manifest;
  const shortcuts = found.shortcuts.map(({ url, ...more }) => ({
    ...more,
    name: say(`screen-page_${url.replace('./#/', '')}`),
    url,
  }));
  const screenshots = found.screenshots.map((one) => ({ ...one, label: say(`screen-picture_${one.form_factor}`) }));
  const named = { lang: language, name: say('screen-title'), short_name: say('screen-title') };
  return JSON.stringify({ ...found, ...named, description: say('screen-description'), screenshots, shortcuts });
}

export function languages(): Plugin {
  let out = '';
  return {
    name: 'istanbul-languages',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      const [html, app] = ['index.html', 'app.webmanifest'].map((name) => readFileSync(join(out, name), 'utf8'));
      if (html === undefined || app === undefined) throw new Error('There is no page');
      const folders = readdirSync(MESSAGES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
      for (const { name } of folders) {
        if (name === FIRST || name.startsWith('_')) continue;
        const say = words(name);
        writeFileSync(join(out, `index.${name}.html`), page(html, name, say));
        writeFileSync(join(out, `app.${name}.webmanifest`), manifest(app, name, say));
      }
    },
  };
}
