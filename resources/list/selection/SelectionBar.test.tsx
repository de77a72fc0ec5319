import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { aType } from '#tests/support/aType.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { createSelection } from './createSelection.ts'
import { SelectionBar } from './SelectionBar.tsx'

const type = summaryOf(aType())
const row = (n: number, st = 'draft') =>
  ({ id: `id-${n}`, st, rev: n, sides: [{ st }], lon: [{ lang: 'en', n: `Film ${n}` }] }) as unknown as ContentRow

async function openBar(rows: readonly ContentRow[], update: (...args: unknown[]) => Promise<unknown>) {
  const selection = createSelection()
  selection.addPage(rows)
  const onChanged = vi.fn()
  const bulk = { isOffered: true, mayEdit: true, task: undefined, open: vi.fn(), close: vi.fn() }
  await showInConsole(
    <SelectionBar
      type={type}
      selection={selection}
      rows={rows.slice(0, 2)}
      matching={{ flt: { filter: [] }, count: 12_345, atLeast: false }}
      bulk={bulk}
      onPreview={vi.fn()}
      onChanged={onChanged}
    />,
    { calls: { update } as never },
  )
  return { selection, onChanged, bulk, user: userEvent.setup({ delay: null }) }
}

describe('the bar of chosen rows', () => {
  it('says how many are chosen, how many elsewhere, and offers what can be done to at least one', async () => {
    await openBar([row(1), row(2), row(3, 'published')], () => Promise.resolve())
    const bar = within(screen.getByRole('toolbar', { name: 'Selected rows' }))
    expect(bar.getByRole('status')).toHaveTextContent('3 selected')
    expect(bar.getByText('1 on other pages')).toBeInTheDocument()
    expect(bar.getByRole('button', { name: 'Publish · 2' })).toBeInTheDocument()
    expect(bar.getByRole('button', { name: 'Unpublish · 1' })).toBeInTheDocument()
    expect(bar.queryByRole('button', { name: /Restore/ })).not.toBeInTheDocument()
  })

  it('has the verbs of more titles than one can watch looked up before anything is done', async () => {
    const update = vi.fn(() => Promise.resolve())
    const { user, bulk } = await openBar(
      Array.from({ length: 26 }, (_, n) => row(n)),
      update,
    )
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    expect(bulk.open).toHaveBeenCalledWith({ kind: 'verb', verb: 'publish' })
    expect(update).not.toHaveBeenCalled()
  })

  it('offers everything that matches once the page is chosen, by its filter and not by ids', async () => {
    const { user, selection, bulk } = await openBar([row(1), row(2)], () => Promise.resolve())
    await user.click(screen.getByRole('button', { name: 'Select all 12,345' }))
    expect(screen.getByRole('status')).toHaveTextContent('All 12,345 that match are selected')
    expect(selection.state().all).toMatchObject({ flt: { filter: [] }, count: 12_345 })
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    expect(bulk.open).toHaveBeenCalledWith({ kind: 'edit' })
    await user.click(screen.getByRole('button', { name: 'Only the rows seen so far' }))
    expect(screen.getByRole('status')).toHaveTextContent('2 selected')
  })

  it('does it one by one with the revision of each, keeps what failed chosen and says why', async () => {
    const update = vi.fn((...[, params]: unknown[]) =>
      (params as { id: string }).id === 'id-2' ? Promise.reject(new Error('no')) : Promise.resolve(),
    )
    const { user, selection, onChanged } = await openBar([row(1), row(2), row(3, 'published')], update)
    await user.click(screen.getByRole('button', { name: 'Publish · 2' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish: 2 titles' }))
    expect(dialog.getByText('No changes to publish')).toBeInTheDocument()
    expect(update).not.toHaveBeenCalled()
    await user.click(dialog.getByRole('button', { name: 'Publish' }))
    expect(await dialog.findByText('1 title failed')).toBeInTheDocument()
    expect(update.mock.calls.map(([, params]) => params)).toMatchObject([
      { id: 'id-1', data: {}, previousData: { rev: 1 }, meta: { verb: 'publish' } },
      { id: 'id-2', data: {}, previousData: { rev: 2 }, meta: { verb: 'publish' } },
    ])
    expect([...selection.state().rows.keys()]).toEqual(['id-2', 'id-3'])
    expect(onChanged).toHaveBeenCalledOnce()
  })

  it('closes by itself where all went well', async () => {
    const { user } = await openBar([row(1)], () => Promise.resolve())
    await user.click(screen.getByRole('button', { name: 'Archive' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/leaves the lists/)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Archive' }))
    await eventually(() => expect(screen.queryByText('Archive: 1 title')).not.toBeInTheDocument())
  })
})
