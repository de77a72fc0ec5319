import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { ListContextProvider } from 'ra-core'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { aType } from '#tests/support/aType.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { ContentTable } from './ContentTable.tsx'
import type { ListColumns } from '#contract/rules/filters/columnsFrom.ts'
import { createSelection } from '../selection/createSelection.ts'

const label = (en: string) => ({ en, zh: en, ms: en, ta: en })
const type = summaryOf(
  aType({
    list: {
      columns: [
        { field: 'lon', kind: 'title', label: label('Title'), sort: 'name' },
        { field: 'yr', kind: 'year', label: label('Year'), sort: 'released', width: 64 },
        { field: 'st', kind: 'status', label: label('Status'), width: 132 },
        { field: 'availability', kind: 'availability', label: label('Availability'), width: 216 },
        { field: 'pn', kind: 'text', label: label('Provider'), width: 160, hidden: true },
      ],
      filters: [],
      defaultSort: { column: 'updated', order: 'desc' },
    },
  }),
)
const row = (n: number, more: Partial<ContentRow> = {}) =>
  ({
    id: `id-${n}`,
    key: `key-${n}`,
    st: 'published',
    rev: 1,
    sides: [{ st: 'published', key: `key-${n}`, n: 1 }],
    lon: [{ lang: 'en', n: `Film ${n}` }],
    prd: ['rimba-my'],
    ut: '2026-11-01T00:00:00Z',
    uu: 'ann',
    yr: 1990 + n,
    pn: 'House',
    ...more,
  }) as unknown as ContentRow
const rowsOf = (count: number) => Array.from({ length: count }, (_, n) => row(n))

type Setting = { rows?: readonly ContentRow[]; page?: number }

const calls = {
  imageUrl: () => undefined,
  readTypeForm: () => Promise.resolve({ schema: aType().schema, uiSchema: {} }),
}

async function openTable(count = 30) {
  const selection = createSelection()
  const onPreview = vi.fn()
  let become: (setting: Setting) => void = () => undefined
  function Table() {
    const [{ rows = [], page = 1 }, set] = useState<Setting>({ rows: rowsOf(count) })
    const [columns, setColumns] = useState<ListColumns>()
    const [sort, setSort] = useState({ field: 'updated', order: 'DESC' })
    become = set
    const list = { page, perPage: 25, sort, setSort, filter: {}, columns, setColumns, data: rows } as never
    return (
      <ListContextProvider value={list}>
        <ContentTable type={type} selection={selection} onPreview={onPreview} />
      </ListContextProvider>
    )
  }
  const view = await showInConsole(<Table />, { calls: calls as never })
  return {
    ...view,
    selection,
    onPreview,
    user: userEvent.setup({ delay: null }),
    show: (setting: Setting) => act(() => become(setting)),
    chosen: () => [...selection.state().rows.keys()].map((id) => id.replace('id-', '')).join(' '),
    focused: () => document.activeElement?.getAttribute('data-row'),
    line: (n: number) => document.querySelector<HTMLElement>(`[data-row="${n}"]`) as HTMLElement,
  }
}

describe('the menu at the end of a row', () => {
  it('offers what can be done with the title, by mouse and by keyboard', async () => {
    const { user, onPreview, line } = await openTable()
    await user.click(screen.getByRole('button', { name: 'Actions for Film 2' }))
    const menu = screen.getByRole('menu', { name: 'Actions for Film 2' })
    const offered = within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent)
    expect(offered.slice(0, 3)).toEqual(['Open the title', 'Open it in a new tab', 'Preview'])
    expect(offered).toEqual(expect.arrayContaining([expect.stringMatching(/^Archive/)]))
    await user.click(within(menu).getByRole('menuitem', { name: 'Preview' }))
    expect(onPreview).toHaveBeenCalledWith(row(2))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    act(() => line(1).focus())
    await user.keyboard('{ArrowRight>5/}{Enter}')
    expect(screen.getByRole('menu', { name: 'Actions for Film 1' })).toBeVisible()
  })

  it('asks before a verb is done, as for a selection of one', async () => {
    const { user } = await openTable()
    await user.click(screen.getByRole('button', { name: 'Actions for Film 0' }))
    await user.click(screen.getByRole('menuitem', { name: /^Archive/ }))
    expect(await screen.findByRole('dialog', { name: 'Archive: 1 title' })).toBeVisible()
  })
})

describe('the table by keyboard', () => {
  it('is one tab stop for its names, one for the edge of that name, and one for its rows', async () => {
    const { container } = await openTable()
    const stops = [...container.querySelectorAll('[tabindex="0"]')].map((one) => one.getAttribute('role'))
    expect(stops).toEqual(['columnheader', 'separator', 'row'])
  })

  it('is walked by arrows, to both ends, and up into the names', async () => {
    const { user, line, focused } = await openTable()
    act(() => line(0).focus())
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(focused()).toBe('2')
    await user.keyboard('{End}')
    expect(focused()).toBe('29')
    await user.keyboard('{Home}')
    expect(focused()).toBe('0')
    await user.keyboard('{ArrowUp}')
    expect(document.activeElement).toHaveAttribute('role', 'columnheader')
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('0')
  })

  it('walks into cells and stays in the column from row to row', async () => {
    const { user, line } = await openTable()
    act(() => line(3).focus())
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toHaveTextContent('1993')
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toHaveTextContent('1994')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(document.activeElement).toBe(line(4))
  })

  it('chooses rows, ranges, the page, and nothing again', async () => {
    const { user, line, chosen } = await openTable(4)
    act(() => line(0).focus())
    await user.keyboard(' ')
    expect(chosen()).toBe('0')
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    expect(chosen()).toBe('0 1 2')
    expect(line(2)).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
    expect(chosen()).toBe('0 1')
    await user.keyboard('{Control>}a{/Control}')
    expect(chosen()).toBe('0 1 2 3')
    expect(screen.getByRole('checkbox')).toHaveAttribute('aria-checked', 'true')
    await user.keyboard('{Escape}')
    expect(chosen()).toBe('')
    expect(line(2)).toHaveAttribute('aria-selected', 'false')
  })

  it('previews by P or by a space held down, which then chooses nothing', async () => {
    const { user, line, chosen, onPreview } = await openTable()
    act(() => line(1).focus())
    await user.keyboard('p')
    expect(onPreview).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'id-1' }))
    fireEvent.keyDown(line(1), { key: ' ' })
    fireEvent.keyDown(line(1), { key: ' ', repeat: true })
    fireEvent.keyDown(line(1), { key: ' ', repeat: true })
    fireEvent.keyUp(line(1), { key: ' ' })
    expect(onPreview).toHaveBeenCalledTimes(2)
    expect(chosen()).toBe('')
  })

  it('opens a title with Enter', async () => {
    const { user, line, router } = await openTable()
    act(() => line(5).focus())
    await user.keyboard('{Enter}')
    expect(router.state.location.pathname).toBe('/apps/rimba-my/vod/film/id-5')
  })
})

describe('the focus in a table', () => {
  it('stays on its title when a refresh brings others before it', async () => {
    const { user, line, show, focused } = await openTable(5)
    act(() => line(2).focus())
    show({ rows: [row(77), row(78), ...rowsOf(5)] })
    expect(focused()).toBe('4')
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('5')
  })

  it('goes to the row that took the place of one that is gone', async () => {
    const { line, show, focused } = await openTable(5)
    act(() => line(4).focus())
    show({ rows: rowsOf(4) })
    await waitFor(() => expect(focused()).toBe('3'))
  })

  it('begins at the top of another page', async () => {
    const { line, show, focused } = await openTable(5)
    act(() => line(3).focus())
    show({ rows: [row(50), row(51)], page: 2 })
    await waitFor(() => expect(focused()).toBe('0'))
  })

  it('comes back from a title to its row', async () => {
    const first = await openTable()
    act(() => first.line(7).focus())
    await first.user.keyboard('{Enter}')
    first.unmount()
    const { focused } = await openTable()
    expect(focused()).toBe('7')
  })

  it('keeps its row in the page however far one scrolls', async () => {
    const { container, line } = await openTable(1000)
    act(() => line(2).focus())
    const grid = container.querySelector('[role=grid]') as HTMLElement
    grid.scrollTop = 20_000
    fireEvent.scroll(grid)
    expect(document.activeElement).toBe(line(2))
    expect(line(500)).toBeInTheDocument()
    expect(document.querySelectorAll('[data-row]').length).toBeLessThan(40)
  })
})

describe('the table by mouse', () => {
  it('opens by the name, chooses by the checkbox, with Shift a range, and previews by the artwork', async () => {
    const { line, chosen, onPreview, router } = await openTable()
    const cell = (n: number) => within(line(n)).getAllByRole('gridcell')[0] as HTMLElement
    fireEvent.click(cell(1), { clientX: 10 })
    fireEvent.click(cell(3), { clientX: 10, shiftKey: true })
    expect(chosen()).toBe('1 2 3')
    fireEvent.click(cell(2), { clientX: 60 })
    expect(onPreview).toHaveBeenCalledOnce()
    fireEvent.click(within(line(2)).getByRole('link'), { ctrlKey: true })
    expect(router.state.location.pathname).toBe('/')
    fireEvent.click(within(line(2)).getByRole('link'))
    expect(router.state.location.pathname).toBe('/apps/rimba-my/vod/film/id-2')
  })
})

it('initials stand where a picture does not come', async () => {
  const { line, show } = await openTable(1)
  const picture = vi.spyOn(calls, 'imageUrl').mockReturnValue('/api/image/x.jpg' as never)
  show({ rows: [row(0, { ia: ['0-16x9'], lon: [{ lang: 'en', n: 'Life of Pi' }] })] })
  const image = line(0).querySelector('img') as HTMLImageElement
  fireEvent.error(image)
  expect(image).not.toBeVisible()
  expect(image.closest('.title')).toHaveAttribute('data-initials', 'LP')
  picture.mockRestore()
})

describe('columns of a table', () => {
  it('sort by click or key, and say so', async () => {
    const { user } = await openTable()
    await user.click(screen.getByRole('columnheader', { name: /Year/ }))
    expect(screen.getByRole('columnheader', { name: /Year/ })).toHaveAttribute('aria-sort', 'descending')
    await user.keyboard('{Enter}')
    expect(screen.getByRole('columnheader', { name: /Year/ })).toHaveAttribute('aria-sort', 'ascending')
    await user.click(screen.getByRole('columnheader', { name: /Title/ }))
    expect(screen.getByRole('columnheader', { name: /Title/ })).toHaveAttribute('aria-sort', 'ascending')
  })

  it('grow and shrink by arrows on their edge', async () => {
    const { user, container } = await openTable()
    const edge = screen.getByRole('separator', { name: 'Width of Year' })
    act(() => edge.focus())
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('separator', { name: 'Width of Year' })).toHaveAttribute('aria-valuenow', '80')
    expect(container.querySelector<HTMLElement>('[role=grid]')?.style.getPropertyValue('--table-tracks')).toContain(
      '80px',
    )
  })

  it('are found, shown, moved by arrows and set back in the chooser', async () => {
    const { user } = await openTable()
    const heads = () => screen.getAllByRole('columnheader', { hidden: true }).map((one) => one.textContent)
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    const chooser = within(screen.getByRole('dialog', { name: 'Columns' }))
    // What only the schema knows is offered too.
    expect(await chooser.findByRole('checkbox', { name: 'Vce' })).not.toBeChecked()
    await user.type(chooser.getByRole('searchbox'), 'prov')
    await user.click(chooser.getByRole('checkbox', { name: 'Provider' }))
    await user.clear(chooser.getByRole('searchbox'))
    expect(heads().slice(0, 5)).toEqual(['Title', 'Year', 'Status', 'Availability', 'Provider'])
    act(() => chooser.getByRole('button', { name: /^Move Provider/ }).focus())
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(heads().slice(0, 5)).toEqual(['Title', 'Year', 'Provider', 'Status', 'Availability'])
    expect(chooser.getByRole('button', { name: 'Move Provider, place 3 of 5' })).toHaveFocus()
    await user.click(chooser.getByRole('button', { name: 'Reset' }))
    expect(heads().slice(0, 4)).toEqual(['Title', 'Year', 'Status', 'Availability'])
  })
})

describe('what the dates say', () => {
  it('is told in the row, with every reason why viewers cannot have it when the cell is focused', async () => {
    const { user, show, line } = await openTable(1)
    show({ rows: [row(0, { lwe: '2026-11-12T12:00:00Z', vce: false, prd: ['other'] })] })
    expect(line(0)).toHaveTextContent(/EXPIRED 12 days ago/)
    expect(within(line(0)).getByRole('img', { name: 'Voice flag off; Not in this product' })).toBeInTheDocument()
    act(() => line(0).focus())
    const tip = await screen.findByRole('tooltip')
    expect(tip).toHaveTextContent('Not on air in Rimba MY')
    for (const reason of ['Expired', 'Voice flag off', 'Not in this product']) expect(tip).toHaveTextContent(reason)
    expect(tip).toHaveTextContent(/Asia\/Kuala_Lumpur/)
    await user.keyboard('{Escape}')
  })

  it('is never ACTIVE for what is not published', async () => {
    const { show, line } = await openTable(1)
    show({ rows: [row(0, { st: 'draft', sides: [{ st: 'draft', key: 'k', n: 1 }] })] })
    expect(line(0)).toHaveTextContent('NOT ON AIR Not published')
    expect(line(0)).not.toHaveTextContent('ACTIVE')
  })

  it('names the languages that are missing after those that are there', async () => {
    const { line } = await openTable(1)
    expect(line(0)).toHaveTextContent('Film 0zh, ms, ta missing')
  })

  it('is quiet where all is well', async () => {
    const { line } = await openTable(1)
    expect(line(0)).toHaveTextContent('ACTIVE')
    expect(within(line(0)).queryByRole('img')).not.toBeInTheDocument()
  })
})

it('a table has nothing that axe calls serious', async () => {
  const { container, user, line } = await openTable(3)
  act(() => line(0).focus())
  await user.keyboard(' ')
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
