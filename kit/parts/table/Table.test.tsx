import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { describe, expect, it, vi } from 'vitest'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import type { Column } from './columns/column.ts'
import { sortRows, useSortedRows } from './columns/useSortedRows.ts'
import { useSelection } from './selection/useSelection.ts'
import { Table } from './Table.tsx'

/** A flat list as a page composes it: addresses that may call, with what stands behind each head. */
type Address = { ip: string; label: string; hits: number }
const ADDRESSES: Address[] = [
  { ip: '10.0.0.12', label: 'Office', hits: 4 },
  { ip: '10.0.0.9', label: 'Studio', hits: 120 },
  { ip: '192.168.1.1', label: 'Archive', hits: 31 },
]
const columns: Column<Address>[] = [
  { key: 'ip', head: 'Address', cell: ({ ip }) => ip, value: ({ ip }) => ip },
  { key: 'label', head: 'Name', width: 160, cell: ({ label }) => <a href={`#${label}`}>{label}</a> },
  { key: 'hits', head: 'Calls', width: 90, isEnd: true, cell: ({ hits }) => hits, value: ({ hits }) => hits },
]
const ipOf = ({ ip }: Address) => ip
type Parts = { rows?: Address[]; error?: unknown; onRetry?: () => void; onOpen?: () => void; menu?: () => string }

function Addresses({ rows, ...parts }: Parts) {
  const selection = useSelection(ipOf)
  const sorted = useSortedRows(rows, columns, { field: 'ip', order: 'ASC' })
  return (
    <Table {...sorted} {...parts} label="Addresses" rowKey={ipOf} selection={selection} empty={<p>No address</p>} />
  )
}

async function show(parts: Parts = { rows: ADDRESSES }) {
  const page = await renderInKit(<Addresses {...parts} />)
  const rows = () => screen.getAllByRole('row').slice(1)
  return {
    ...page,
    rows,
    names: () => rows().map((row) => row.firstElementChild?.textContent),
    user: userEvent.setup(),
  }
}

describe('a table of plain objects', () => {
  it('sorts by its heads, numbers in words by their size, and says so', async () => {
    const { user, names } = await show()
    expect(names()).toEqual(['10.0.0.9', '10.0.0.12', '192.168.1.1'])
    expect(screen.getByRole('columnheader', { name: /Address$/ })).toHaveAttribute('aria-sort', 'ascending')
    await user.click(screen.getByRole('columnheader', { name: 'Calls' }))
    expect(names()).toEqual(['10.0.0.12', '192.168.1.1', '10.0.0.9'])
    await user.click(screen.getByRole('columnheader', { name: 'Calls' }))
    expect(names()).toEqual(['10.0.0.9', '192.168.1.1', '10.0.0.12'])
    expect(screen.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort')
  })

  it('leaves the focus on the row and in the cell that one goes to, whatever is read anew meanwhile', async () => {
    const { rows, rerender } = await show()
    const readAnew = (list: Address[]) => rerender(<Addresses rows={list} />)
    act(() => {
      rows()[2]?.focus()
      readAnew(ADDRESSES.slice(1))
    })
    expect(document.activeElement).toHaveTextContent('192.168.1.1')
    act(() => screen.getByRole('link', { name: 'Archive' }).focus())
    readAnew([...ADDRESSES])
    expect(screen.getByRole('link', { name: 'Archive' })).toHaveFocus()
  })

  it('is walked, chosen from and opened by keys', async () => {
    const onOpen = vi.fn()
    const { user, rows } = await show({ rows: ADDRESSES, onOpen })
    act(() => rows()[0]?.focus())
    await user.keyboard(' {Shift>}{ArrowDown}{/Shift}')
    expect(rows().map((row) => row.getAttribute('aria-selected'))).toEqual(['true', 'true', 'false'])
    expect(screen.getByRole('checkbox')).toHaveAttribute('aria-checked', 'mixed')
    await user.keyboard('{End}{Enter}')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(ADDRESSES[2], false)
  })

  it('waits in the shape of what comes, says what failed with a way on, and what is empty', async () => {
    const onRetry = vi.fn()
    const waiting = await show({})
    expect(screen.getByText('Address')).toBeInTheDocument()
    expect(screen.queryByRole('grid')).toBeNull()
    waiting.unmount()
    const failed = await show({ error: new Error('no'), onRetry })
    await failed.user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
    failed.unmount()
    await show({ rows: [] })
    expect(screen.getByText('No address')).toBeVisible()
  })

  it('shows the rows that it has, even where fetching them anew failed', async () => {
    await show({ rows: ADDRESSES, error: new Error('no') })
    expect(screen.getByRole('grid', { name: 'Addresses' })).toBeVisible()
  })

  it('presses what stands in a cell by Enter there, and leaves its click to it', async () => {
    const onOpen = vi.fn()
    const { user, rows } = await show({ rows: ADDRESSES, onOpen })
    const link = within(rows()[0] as HTMLElement).getByRole('link', { name: 'Studio' })
    const pressed = vi.fn((event: Event) => event.preventDefault())
    link.addEventListener('click', pressed)
    act(() => rows()[0]?.focus())
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    fireEvent.click(link)
    expect(pressed).toHaveBeenCalledTimes(2)
    expect(onOpen).not.toHaveBeenCalled()
    fireEvent.click(within(rows()[0] as HTMLElement).getByText('120'))
    expect(onOpen).toHaveBeenCalledOnce()
  })

  it('has room for a menu at the end of each row', async () => {
    const { rows } = await show({ rows: ADDRESSES, menu: () => 'menu' })
    expect(within(rows()[0] as HTMLElement).getByText('menu')).toHaveAttribute('role', 'gridcell')
    expect(screen.getByRole('columnheader', { name: 'Menu of the row' })).toBeInTheDocument()
  })

  it('takes one element for a row and one for each cell', async () => {
    const { rows } = await show({ rows: ADDRESSES.map((one) => ({ ...one })) })
    // The link is the cell's own.
    expect(rows()[0]?.querySelectorAll('*')).toHaveLength(columns.length + 1)
  })

  it('has nothing that axe calls serious', async () => {
    const { container } = await show({ rows: ADDRESSES, menu: () => 'menu' })
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
})

describe('rows by a value', () => {
  const by = (order: 'ASC' | 'DESC') => sortRows([3, undefined, 1, 2], (one) => one, { field: '', order }, 'en')

  it('stand by size, whatever has none last in both directions', () => {
    expect(by('ASC')).toEqual([1, 2, 3, undefined])
    expect(by('DESC')).toEqual([3, 2, 1, undefined])
  })
})
