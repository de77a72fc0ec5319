import { expect, test } from 'vitest'
import { applyCommand } from '#contract/rules/storefront/commands/applyCommand.ts'
import type { StorefrontCommand } from '#contract/rules/storefront/commands/command.ts'
import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { mergeStorefront } from '#contract/rules/storefront/publish/mergeStorefront.ts'
import { day, newest } from '#tests/support/aStorefront.ts'
import { renderStorefront } from '#tests/support/renderStorefront.tsx'
import { sampleStorefront } from '#tests/support/sampleStorefront.ts'
import { useConflictWords } from './useConflictWords.ts'

const base = sampleStorefront()
const after = (...commands: StorefrontCommand[]) =>
  commands.reduce((storefront: Storefront, command) => applyCommand(storefront, command).storefront, base)

/** Both sides of every conflict, as the review says them. */
async function said(mine: Storefront, theirs: Storefront) {
  const { conflicts } = mergeStorefront(base, mine, theirs)
  const lines: string[] = []
  function Words() {
    const words = useConflictWords({ mine, theirs })
    lines.splice(0, lines.length, ...conflicts.map((one) => `${words(one, 'mine')} / ${words(one, 'theirs')}`))
    return null
  }
  await renderStorefront(<Words />, { timeZone: 'UTC' })
  return lines
}

test('a disputed field is said by its label, with its value as the inspector has it', async () => {
  const until = (value: number): StorefrontCommand => ({
    ...{ kind: 'set', target: { of: 'container', id: 'kids' }, field: 'endDate' },
    value,
  })
  const named = (name: string): StorefrontCommand => ({
    ...{ kind: 'rename', target: { of: 'container', id: 'malay' }, language: 'en' },
    name,
  })
  const [names, dates] = await said(
    after(named('Malay films'), until(day('2027-01-10'))),
    after(named('Malay cinema'), until(day('2027-02-01'))),
  )
  expect(names).toBe('Names (English): Malay films / Names (English): Malay cinema')
  expect(dates).toBe('Shown until: 10 Jan 2027 00:00 / Shown until: 01 Feb 2027 00:00')
})

test('disputed content is said by its titles, or by where it comes from', async () => {
  const shows = (entries: readonly (typeof newest)[]): StorefrontCommand => ({
    ...{ kind: 'setContent', id: 'spotlight', evenLosing: true },
    entries: [...entries],
  })
  const removed: StorefrontCommand = { kind: 'removeTitles', id: 'spotlight', source: 'manual', titles: ['dune'] }
  expect(await said(after(removed), after(shows([newest])))).toEqual(['mulan, arrival / Query, 1 condition'])
})

test('what one removed and the other changed is said so', async () => {
  const gone: StorefrontCommand = { kind: 'removeContainers', places: [{ tab: 'movies', id: 'kids' }] }
  const changed: StorefrontCommand = {
    ...{ kind: 'rename', target: { of: 'container', id: 'kids' }, language: 'en' },
    name: 'Children',
  }
  expect(await said(after(gone), after(changed))).toEqual(['removed / changed'])
})
