import { expect, test } from 'vitest'
import { applyCommand } from '#contract/rules/storefront/commands/applyCommand.ts'
import type { StorefrontCommand } from '#contract/rules/storefront/commands/command.ts'
import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { mergeStorefront } from '#contract/rules/storefront/publish/mergeStorefront.ts'
import { sampleStorefront } from '#tests/support/sampleStorefront.ts'
import { newest } from '#tests/support/aStorefront.ts'
import { resolveConflicts, type Side } from './resolveConflicts.ts'

const base = sampleStorefront()
const after = (...commands: StorefrontCommand[]) =>
  commands.reduce((storefront: Storefront, command) => applyCommand(storefront, command).storefront, base)

/** What one side's choice comes to, for everything that is in dispute. */
function chosen(mine: Storefront, theirs: Storefront, side: Side) {
  const { merged, conflicts } = mergeStorefront(base, mine, theirs)
  expect(conflicts.length).toBeGreaterThan(0)
  const choices = new Map(conflicts.map((_, nth) => [nth, side]))
  return resolveConflicts(merged, conflicts, { choices, sides: { mine, theirs } })
}

const renamed = (name: string): StorefrontCommand => ({
  kind: 'rename',
  target: { of: 'container', id: 'kids' },
  language: 'en',
  name,
})
const content = (id: string): StorefrontCommand => ({
  kind: 'setContent',
  id: 'spotlight',
  entries: [{ ...newest, source: 'query', query: { filter: [{ field: 'cty', term: id }] }, pins: [] }],
  evenLosing: true,
})
const moved = (tab: string): StorefrontCommand => ({
  kind: 'moveContainers',
  places: [{ tab: 'home', id: 'tamil' }],
  tab,
})
const gone: StorefrontCommand = { kind: 'removeContainers', places: [{ tab: 'movies', id: 'kids' }] }
const nameOf = (storefront: Storefront) => storefront.containers.get('kids')?.settings.names?.[0]?.name

test('of fields and content that both changed, the side that was chosen stands', () => {
  const [mine, theirs] = [after(renamed('Mine'), content('m')), after(renamed('Theirs'), content('t'))]
  for (const side of ['mine', 'theirs'] as const) {
    const result = chosen(mine, theirs, side)
    const [is, other] = side === 'mine' ? [mine, theirs] : [theirs, mine]
    expect(nameOf(result)).toBe(nameOf(is))
    expect(result.curation.get('spotlight')).toEqual(is.curation.get('spotlight'))
    expect(result.containers.get('spotlight')?.settings).toEqual(is.containers.get('spotlight')?.settings)
    expect(nameOf(result)).not.toBe(nameOf(other))
  }
})

test('what one moved or removed stands where its side has it, in one tab alone', () => {
  const [mine, theirs] = [after(moved('movies'), gone), after(moved('sports'), renamed('Small ones'))]
  const byThem = chosen(mine, theirs, 'theirs')
  expect(byThem.tab.get('sports')?.containers).toContain('tamil')
  expect(byThem.tab.get('movies')?.containers).not.toContain('tamil')
  expect(nameOf(byThem)).toBe('Small ones')
  const byMe = chosen(mine, theirs, 'mine')
  expect(byMe.tab.get('movies')?.containers).toContain('tamil')
  expect(byMe.containers.has('kids')).toBe(false)
  expect(byMe.tab.get('movies')?.containers).not.toContain('kids')
})
