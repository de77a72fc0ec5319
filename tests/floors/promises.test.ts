import { join } from 'node:path'
import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'
import { isFullRun } from '../support/fullRun.ts'

const ROOMS = ['server', 'contract', 'dataProvider', 'authProvider'].map((room) => `${room}/**/*.ts`)
/** Types of the whole project are read for it. */
const BOUND = { timeout: 300_000 }

describe.runIf(isFullRun)('a promise', () => {
  const eslint = new ESLint({
    cwd: join(import.meta.dirname, '../..'),
    overrideConfigFile: 'scripts/lint/promises.config.js',
    allowInlineConfig: false,
  })

  it('that nobody awaits is found', BOUND, async () => {
    const text = 'export function forget(): void {\n  Promise.reject(new Error())\n}\n'
    const [found] = await eslint.lintText(text, { filePath: 'server/makeFolder.ts' })
    expect(found?.messages.map(({ ruleId }) => ruleId)).toEqual(['@typescript-eslint/no-floating-promises'])
  })

  it('is awaited by the server and by what both sides share, or left alone by name', BOUND, async () => {
    const results = await eslint.lintFiles(ROOMS)
    expect(results.length).toBeGreaterThan(500)
    expect(results.flatMap(({ filePath, messages }) => messages.map(({ line }) => `${filePath}:${line}`))).toEqual([])
  })
})
