/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  overrides: [{ files: ['**/*.svelte'], customSyntax: 'postcss-html' }],
  reportNeedlessDisables: true,
  rules: {
    // rules stand close together, as prettier leaves them
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }], // Svelte's
    'value-keyword-case': ['lower', { camelCaseSvgKeywords: true }],
  },
};
