import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import marquee from './scripts/lint/plugin.js'

const TESTS = ['**/*.test.{ts,tsx}', 'tests/**']
const CONSOLE = ['authProvider', 'dataProvider', 'kit', 'resources', 'custom', 'src'].map(
  (room) => `${room}/**/*.{ts,tsx}`,
)
const CONTRACT = ['contract/**/*.ts']
const SERVER = ['server/**/*.ts']

/** Schemas, texts and data stand apart from the ceiling on a file's length. */
const LONG_BY_NATURE = ['contract/schemas/**', '**/i18n/**', 'server/types/**', 'server/seed/facts/**']

/** One law, where it holds and where it does not. */
const law = (rule, files, ignores = []) => ({
  files,
  ignores: [...ignores, ...TESTS],
  rules: { [`marquee/${rule}`]: 'error' },
})

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      '.runtime/',
      'dist/',
      'data/',
      'coverage/',
      'test-results/',
      '.cache/',
      'client/calls.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.recommended,
  {
    plugins: { marquee, 'react-hooks': reactHooks },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          destructuredArrayIgnorePattern: '^_',
          ignoreRestSiblings: true,
        },
      ],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-debugger': 'error',
    },
  },
  { ignores: LONG_BY_NATURE, rules: { 'max-lines': ['error', 400] } },
  {
    files: ['**/*.tsx', '**/use*.ts'],
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: [...CONSOLE, ...CONTRACT, ...SERVER],
    ignores: ['server/main.ts', 'server/**/cli.ts', 'src/main.ts', ...TESTS],
    rules: { 'no-console': 'error' },
  },
  law('no-bare-text', CONSOLE, ['kit/gallery/**', 'kit/parts/i18n/**', 'custom/*/words.ts']),
  law('no-bare-colour', CONSOLE, ['kit/parts/theme/**']),
  law('logical-css', CONSOLE),
  law(
    'one-formatter',
    [...CONSOLE, ...CONTRACT, ...SERVER],
    ['kit/parts/format/**', 'contract/rules/dates/**', 'contract/rules/*[dD]ate*.ts'],
  ),
  law(
    'one-transport',
    [...CONSOLE, ...CONTRACT],
    ['dataProvider/transport/**', 'dataProvider/transport.ts', 'authProvider/**'],
  ),
  law(
    'one-environment',
    [...CONSOLE, ...CONTRACT, ...SERVER],
    ['server/main.ts', 'server/settings/**', 'server/settings.ts', 'server/**/cli.ts'],
  ),
  law('safe-content', CONSOLE),
  law(
    'sql-in-stores',
    [...CONSOLE, ...CONTRACT, ...SERVER],
    ['server/stores/**', 'server/db/**', 'server/identity/**/*[sS]tore.ts'],
  ),
  law('pure-contract', CONTRACT),
)
