import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['dist', 'node_modules', 'src/protocol'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // numbers in template strings are wanted: sizes, angles, counts
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // eslint cannot see the types of what a template hands to a component; svelte-check can, and does
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // the shell knows no game: it asks the registry, games/index.ts, for what it needs by role
    files: ['src/shell/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['**/games/*/**'], message: 'Ask games/index.ts for a kit.' },
            { group: ['**/protocol/board.ts', '**/protocol/dice.ts'], message: 'Only its game knows these.' },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'Literal[value=/^(board|dice)$/]', message: 'Ask the kit instead of naming a game.' },
      ],
    },
  },
  ...['board', 'dice'].map((game) => ({
    // and no game knows another
    files: [`src/games/${game}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ group: ['**/games/**', '../**/board/**', '../**/dice/**'], message: 'No game knows another.' }],
        },
      ],
    },
  })),
  { files: ['*.js'], extends: [ts.configs.disableTypeChecked] },
);
