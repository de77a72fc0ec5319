import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COMMANDS } from './commands.mjs'
import { root } from './machine/root.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

describe('the commands', () => {
  it('are exactly the npm scripts, each through the bootstrap', () => {
    const expected = Object.keys(COMMANDS).map((name) => [name, `node scripts/run.mjs ${name}`])
    expect(scripts).toEqual(Object.fromEntries(expected))
  })

  it.each(Object.entries(COMMANDS))('%s says in one sentence what it does', (_, { does, steps }) => {
    expect(does).toMatch(/^[A-Z].*\.$/)
    expect(steps.length).toBeGreaterThan(0)
  })
})
