import tseslint from 'typescript-eslint'

/**
 * A forgotten await ends a server: a refusal that nobody awaits is nobody's. The rule needs types, which costs ten times
 * the time of all others, so that it is asked by `npm run test:full` alone (tests/floors/promises.test.ts).
 */
export default tseslint.config({
  files: ['**/*.ts'],
  ignores: ['**/*.test.ts'],
  languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true } },
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  plugins: { '@typescript-eslint': tseslint.plugin },
  rules: { '@typescript-eslint/no-floating-promises': 'error' },
})
