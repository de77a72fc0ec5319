import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'
import { root } from '../machine/root.ts'

const eslint = new ESLint({ cwd: root })

async function brokenLaws(filePath: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath })
  return (result?.messages ?? []).map((message) => message.ruleId)
}

describe('the laws of the house', () => {
  it.each([
    [
      'marquee/no-bare-text',
      'export const save = <p>Save</p>\n',
      'kit/record/actions/SaveButton.tsx',
      'kit/record/actions/SaveButton.test.tsx',
    ],
    [
      'marquee/no-bare-colour',
      'export const blue = "#00f"\n',
      'custom/dashboard/Badge.tsx',
      'kit/parts/theme/tokens.ts',
    ],
    [
      'marquee/logical-css',
      'export const railSx = { marginLeft: 1 }\n',
      'src/layout/rail.ts',
      'tests/journeys/support/rail.ts',
    ],
    [
      'marquee/one-formatter',
      'export const day = now.toLocaleDateString()\n',
      'resources/list/Cell.tsx',
      'kit/parts/format/formatter.ts',
    ],
    [
      'marquee/one-transport',
      'export const answer = fetch("/api")\n',
      'kit/record/images/Upload.tsx',
      'dataProvider/transport.ts',
    ],
    [
      'marquee/one-transport',
      'export const answer = fetch("/api")\n',
      'dataProvider/catalogue.ts',
      'authProvider/exchange.ts',
    ],
    [
      'marquee/one-environment',
      'export const port = process.env.PORT\n',
      'server/app.ts',
      'server/settings/readSettings.ts',
    ],
    [
      'marquee/safe-content',
      'export const page = <p dangerouslySetInnerHTML={x} />\n',
      'kit/forms/Html.tsx',
      'tests/flows/a.test.tsx',
    ],
    [
      'marquee/sql-in-stores',
      'export const rows = sql`select 1`\n',
      'server/commands/save.ts',
      'server/stores/documentStore.ts',
    ],
    ['marquee/pure-contract', 'export const now = Date.now()\n', 'contract/rules/isLate.ts', 'server/main.ts'],
    ['max-lines', '\n'.repeat(401), 'server/app.ts', 'kit/parts/i18n/en/words.ts'],
    ['no-console', 'console.log(1)\n', 'kit/forms/Form.tsx', 'scripts/help.ts'],
    [
      '@typescript-eslint/no-explicit-any',
      'export const x = {} as any\n',
      'contract/wire/x.ts',
      'contract/values/none.md',
    ],
    ['no-warning-comments', '// TODO later\n', 'server/app.ts', 'docs/none.md'],
  ])('%s: %j is refused in %s and not in %s', async (rule, code, refusedIn, allowedIn) => {
    expect(await brokenLaws(refusedIn, code)).toContain(rule)
    expect(await brokenLaws(allowedIn, code)).not.toContain(rule)
  })
  it.each([
    ['@typescript-eslint/no-explicit-any', 'export const x = {} as any\n'],
    ['no-warning-comments', '// TODO later\n'],
  ])('%s: %j is refused everywhere', async (rule, code) => {
    for (const file of ['contract/wire/x.ts', 'kit/forms/x.tsx', 'server/x.ts', 'tests/flows/x.test.tsx']) {
      expect(await brokenLaws(file, code)).toContain(rule)
    }
  })
})
