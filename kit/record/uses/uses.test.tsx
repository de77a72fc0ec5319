import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import type { Use, Uses } from '#contract/schemas/uses.ts'
import { aType } from '#tests/support/aType.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { UsesWarning } from './UsesWarning.tsx'

const film = summaryOf(aType())
const label = { en: 'Related titles', zh: '相关', ms: 'Berkaitan', ta: 'தொடர்புடைய' }
const use = (id: string, more: Partial<Use> = {}): Use => ({
  id,
  key: id,
  urn: '',
  cty: 'film',
  st: 'published',
  rev: 1,
  sides: [{ st: 'published', key: id, n: 1 }],
  ct: '',
  ut: '',
  uu: '',
  lon: [{ lang: 'en', n: id }],
  how: 'names',
  names: [{ id: 'x', field: '/rel/0', label, st: 'published' }],
  breaks: 'viewers',
  ...more,
})
const none: Uses = { count: 0, viewers: 0, hidden: 0, looked: 1, byType: [], users: [] }

async function warn(answer: Uses | Error) {
  const readUses = vi.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)))
  await showInConsole(<UsesWarning question={{ chosen: { keys: ['x'] }, on: 'archive' }} />, {
    types: [film],
    calls: { readUses } as never,
  })
  return readUses
}

describe('the warning before a title goes', () => {
  it('names what viewers lose, with places and links, and counts what one may not see', async () => {
    const both = [
      { st: 'published' as const, key: 'a', n: 1 },
      { st: 'draft' as const, key: 'b', n: 2 },
    ]
    const asked = await warn({
      ...none,
      count: 3,
      viewers: 1,
      hidden: 2,
      users: [use('Bundle', { sides: both }), use('Trailer', { how: 'child', breaks: 'editors', st: 'draft' })],
    })
    expect(await screen.findByText(/1 title that viewers see loses something at once/)).toBeInTheDocument()
    expect(screen.getByText(/2 further titles keep a reference that leads nowhere/)).toBeInTheDocument()
    const list = within(screen.getByRole('list'))
    expect(list.getByRole('link', { name: 'Bundle' })).toHaveAttribute('href', '/apps/rimba-my/vod/film/Bundle')
    expect(list.getByText('Film · Related titles (published)')).toBeInTheDocument()
    expect(list.getByText('Film · Stands below it')).toBeInTheDocument()
    expect(screen.getByText('and 1 more, and 2 that you may not see')).toBeInTheDocument()
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ body: { keys: ['x'], on: 'archive' } }))
  })

  it('says that nothing is affected', async () => {
    await warn(none)
    expect(await screen.findByText('No other title is affected.')).toBeInTheDocument()
  })

  it('tells of foreign titles by their number alone', async () => {
    await warn({ ...none, hidden: 1 })
    expect(await screen.findByText('and 1 that you may not see')).toBeInTheDocument()
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('holds nobody up when the question fails', async () => {
    await warn(new Error('down'))
    expect(await screen.findByText(/You can go on without knowing/)).toBeInTheDocument()
  })
})
