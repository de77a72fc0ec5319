import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { NoticeStack } from './NoticeStack.tsx'
import { useNotice } from './useNotice.ts'
import type { NoticeKind, NoticeOptions } from './useNotice.ts'

type Shown = [kind: NoticeKind, text: string, options?: NoticeOptions]

function Teller({ told }: { told: readonly Shown[] }) {
  const notice = useNotice()
  return <button onClick={() => told.forEach((one) => notice(...one))}>tell</button>
}

async function tell(...told: readonly Shown[]) {
  await renderInKit(
    <>
      <Teller told={told} />
      <NoticeStack />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'tell' }))
}

const after = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

describe('a notice', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('appears in a live region and goes after 6 seconds', async () => {
    await tell(['success', 'success.typeUpdated', { values: { type: 'movie' } }])
    expect(screen.getByRole('status')).toHaveTextContent('movie updated sucessfully!')
    after(5999)
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
    after(1)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it.each([
    ['success', 'status'],
    ['info', 'status'],
    ['warning', 'alert'],
    ['error', 'alert'],
  ] as const)('of the kind %s is read as %s', async (kind, role) => {
    await tell([kind, 'Words'])
    const other = role === 'alert' ? 'status' : 'alert'
    expect(screen.getByRole(role)).toHaveTextContent('Words')
    expect(screen.getByRole(other)).toBeEmptyDOMElement()
  })

  it('waits while the focus is in it', async () => {
    await tell(['info', 'Saved'])
    const cross = screen.getByRole('button', { name: 'Dismiss this notice' })
    act(() => cross.focus())
    after(60_000)
    expect(screen.getByText('Saved')).toBeInTheDocument()
    act(() => cross.blur())
    after(6000)
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  })

  it('may stay longer, or until it is closed', async () => {
    await tell(['info', 'success.reaggregate', { duration: 30_000 }], ['warning', 'Offline', { duration: null }])
    after(29_999)
    expect(screen.getByText(/30 seconds/)).toBeInTheDocument()
    after(1)
    expect(screen.queryByText(/30 seconds/)).not.toBeInTheDocument()
    after(3_600_000)
    expect(screen.getByText('Offline')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss this notice' }))
    expect(screen.queryByText('Offline')).not.toBeInTheDocument()
  })

  it('waits while it is pointed at', async () => {
    await tell(['success', 'Saved'])
    fireEvent.pointerEnter(screen.getByText('Saved'))
    after(60_000)
    expect(screen.getByText('Saved')).toBeInTheDocument()
    fireEvent.pointerLeave(screen.getByText('Saved'))
    after(6000)
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  })

  it('of an error stays while its details are read', async () => {
    await tell([
      'error',
      'errors.saveOperationFailed',
      { errors: [{ code: 90010409, description: 'Revision 118 expected' }] },
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Show details...' }))
    after(60_000)
    expect(screen.getByText('Revision 118 expected')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Error' })).toBeInTheDocument()
  })

  it('offers one way on', async () => {
    const onClick = vi.fn()
    await tell(['success', 'Saved', { action: { label: 'Open', onClick } }])
    fireEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(onClick).toHaveBeenCalledOnce()
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  })

  it('queues behind three others', async () => {
    await tell(['info', 'one'], ['info', 'two'], ['info', 'three'], ['info', 'four'])
    expect(screen.getByRole('status')).toHaveTextContent('onetwothree')
    expect(screen.queryByText('four')).not.toBeInTheDocument()
    after(6000)
    expect(screen.getByText('four')).toBeInTheDocument()
  })

  it('is not kept waiting by those that stay until they are closed', async () => {
    const standing = ['one', 'two', 'three', 'four'].map((text): Shown => ['info', text, { duration: null }])
    await tell(...standing, ['success', 'Saved'])
    expect(screen.getByRole('status')).toHaveTextContent('onetwothreeSaved')
    after(6000)
    expect(screen.getByRole('status')).toHaveTextContent(/^onetwothree$/)
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss this notice' })[0] as HTMLElement)
    expect(screen.getByRole('status')).toHaveTextContent(/^twothreefour$/)
  })
})
